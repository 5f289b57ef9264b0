import { createHash } from 'node:crypto';

/** The shape of a model. Counts and widths are free, so that tests can run a small one. */
export type ModelConfig = {
  hidden: number;
  heads: number;
  vocabulary: number;
  positions: number;
  segments: number;
  matches: number;
  types: number;
  encoderLayers: number;
  /** So many of them read everything, the others what these hold relevant. */
  earlyLayers: number;
  encoderFeedForward: number;
  kinds: number;
  relations: number;
  relationLayers: number;
  relationFeedForward: number;
  decoderLayers: number;
  decoderFeedForward: number;
  decoderPositions: number;
  fixedTokens: number;
};

export type TensorEntry = {
  name: string;
  shape: readonly number[];
  offset: number;
} & (
  | { type: 'float32' }
  /** Signed bytes, with one float32 per row at `scales`. */
  | { type: 'int8'; scales: number }
);

/** What `reader.json` says about `reader.bin`. */
export type WeightsIndex = {
  format: 1;
  config: ModelConfig;
  fixedTokens: readonly string[];
  relationNames: readonly string[];
  bytes: number;
  sha256: string;
  tensors: readonly TensorEntry[];
};

export type Weights = { index: WeightsIndex; bytes: Uint8Array };

/** The weights are missing, damaged, or of another version of the reader. */
export class ReaderUnavailableError extends Error {
  override readonly name = 'ReaderUnavailableError';
  readonly reason: 'missing' | 'damaged' | 'incompatible';

  constructor(reason: ReaderUnavailableError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Checks the file against its index; throws `ReaderUnavailableError` where they do not fit together. */
export function checkWeights(weights: Weights): void {
  const { index, bytes } = weights;
  if (bytes.byteLength !== index.bytes) {
    throw damaged(`reader.bin has ${bytes.byteLength} bytes instead of ${index.bytes}.`);
  }
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (sum !== index.sha256) throw damaged('The checksum of reader.bin differs from the one in reader.json.');
  const entries = new Map(index.tensors.map((entry) => [entry.name, entry]));
  for (const expected of expectedTensors(index.config))
    checkEntry(entries.get(expected.name), expected, index);
}

export function parseIndex(text: string): WeightsIndex {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw damaged('reader.json is not JSON.', { cause });
  }
  if (!isIndex(parsed)) throw damaged('reader.json lacks format, config, tensors or checksum.');
  if (parsed.format !== 1) throw incompatible(`reader.json has format ${parsed.format} instead of 1.`);
  checkConfig(parsed.config);
  return parsed;
}

function isIndex(value: unknown): value is WeightsIndex {
  if (typeof value !== 'object' || value === null) return false;
  const index = value as Partial<Record<keyof WeightsIndex, unknown>>;
  return (
    typeof index.format === 'number' &&
    typeof index.config === 'object' &&
    index.config !== null &&
    typeof index.bytes === 'number' &&
    typeof index.sha256 === 'string' &&
    Array.isArray(index.tensors) &&
    Array.isArray(index.fixedTokens) &&
    Array.isArray(index.relationNames)
  );
}

function checkConfig(config: ModelConfig): void {
  const { hidden, heads, encoderFeedForward, relationFeedForward, decoderFeedForward } = config;
  const whole = Object.values(config).every((count) => Number.isInteger(count) && count > 0);
  if (!whole) throw incompatible('A number in the config of reader.json is not a positive integer.');
  const widths = [hidden, encoderFeedForward, relationFeedForward, decoderFeedForward];
  // The int32 sums of a product of 14-bit and 8-bit numbers overflow beyond 2048 inputs.
  if (
    config.earlyLayers > config.encoderLayers ||
    widths.some((width) => width % 16 !== 0 || width > 2048) ||
    hidden % heads !== 0 ||
    (hidden / heads) % 16 !== 0
  ) {
    throw incompatible('The widths in the config of reader.json do not suit the engine.');
  }
}

type ExpectedTensor = { name: string; type: 'int8' | 'float32'; shape: readonly number[] };

/** Every tensor that a model of this shape has. */
export function expectedTensors(config: ModelConfig): ExpectedTensor[] {
  const { hidden } = config;
  const table = (name: string, rows: number): ExpectedTensor => ({
    name,
    type: 'int8',
    shape: [rows, hidden],
  });
  const small = (name: string, rows: number, columns = hidden): ExpectedTensor => ({
    name,
    type: 'float32',
    shape: [rows, columns],
  });
  const vector = (name: string, width: number): ExpectedTensor => ({ name, type: 'float32', shape: [width] });
  const norm = (name: string) => [vector(`${name}.weight`, hidden), vector(`${name}.bias`, hidden)];
  const linear = (name: string, inputs = hidden, outputs = hidden): ExpectedTensor[] => [
    { name: `${name}.weight`, type: 'int8', shape: [outputs, inputs] },
    vector(`${name}.bias`, outputs),
  ];
  const feedForward = (name: string, width: number) => [
    ...linear(`${name}.up`, hidden, width),
    ...linear(`${name}.down`, width, hidden),
  ];
  const layer = (name: string, width: number) => [
    ...['query', 'key', 'value', 'output'].flatMap((part) => linear(`${name}.${part}`)),
    ...feedForward(name, width),
    ...['attention_norm', 'output_norm'].flatMap((part) => norm(`${name}.${part}`)),
  ];
  const decoderLayer = (name: string) => [
    ...['self', 'cross'].flatMap((attention) =>
      ['query', 'key', 'value', 'output'].flatMap((part) => linear(`${name}.${attention}_${part}`)),
    ),
    ...feedForward(name, config.decoderFeedForward),
    ...['self_norm', 'cross_norm', 'output_norm'].flatMap((part) => norm(`${name}.${part}`)),
  ];
  const repeat = (count: number, build: (at: number) => ExpectedTensor[]) =>
    Array.from({ length: count }, (_, at) => build(at)).flat();
  return [
    table('encoder.word', config.vocabulary),
    table('encoder.position', config.positions),
    small('encoder.segment', config.segments),
    small('encoder.match', config.matches),
    small('encoder.type', config.types),
    ...norm('encoder.norm'),
    ...repeat(config.encoderLayers, (at) => layer(`encoder.layers.${at}`, config.encoderFeedForward)),
    small('kind', config.kinds),
    ...repeat(config.relationLayers, (at) => [
      ...layer(`relation_layers.${at}`, config.relationFeedForward),
      small(`relation_layers.${at}.relation`, config.relations, config.heads),
    ]),
    table('decoder.token', config.fixedTokens),
    table('decoder.position', config.decoderPositions),
    ...repeat(config.decoderLayers, (at) => decoderLayer(`decoder.layers.${at}`)),
    ...norm('decoder.norm'),
    ...['pointer_in', 'last_in', 'pointer_out', 'last_out'].flatMap((part) => linear(`decoder.${part}`)),
    ...linear('decoder.fixed', hidden, config.fixedTokens),
    ...['relevance', 'early_relevance'].flatMap((name) => [
      small(`${name}.weight`, 1),
      vector(`${name}.bias`, 1),
    ]),
  ];
}

function checkEntry(entry: TensorEntry | undefined, expected: ExpectedTensor, index: WeightsIndex): void {
  const { name, type, shape } = expected;
  if (entry === undefined) throw incompatible(`reader.json has no tensor '${name}'.`);
  if (entry.type !== type || entry.shape.join() !== shape.join()) {
    const found = `${entry.type} [${entry.shape.join()}]`;
    throw incompatible(`The tensor '${name}' is ${found} instead of ${type} [${shape.join()}].`);
  }
  const count = shape.reduce((product, length) => product * length, 1);
  const ends =
    entry.type === 'int8'
      ? [entry.offset + count, entry.scales + 4 * (shape[0] as number)]
      : [entry.offset + 4 * count];
  const starts = entry.type === 'int8' ? [entry.offset, entry.scales] : [entry.offset];
  if (starts.some((start) => start < 0 || start % 16 !== 0) || ends.some((end) => end > index.bytes)) {
    throw damaged(`The tensor '${name}' does not lie inside reader.bin.`);
  }
}

export const damaged = (message: string, options?: ErrorOptions) =>
  new ReaderUnavailableError('damaged', message, options);
export const incompatible = (message: string) => new ReaderUnavailableError('incompatible', message);
