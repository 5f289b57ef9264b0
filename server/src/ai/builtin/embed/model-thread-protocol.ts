export type ToModel = { text: string };
export type FromModel = { vector: Float32Array } | { failed: string };
