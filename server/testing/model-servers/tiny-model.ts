/**
 * A language model of our own making, small enough to be written in a moment: it knows which character follows which,
 * and nothing else. A real server loads it, holds it to a JSON schema and streams what it says, so that the protocol
 * is proven without weights from elsewhere. What it says is of no use to anybody.
 */

/** What it says where it may say anything. No character comes twice, so that each has one successor. */
export const sentence = 'No rule.';

const width = 384;
const heads = 6;
const meanPooling = 1;
const special = ['<unk>', '<s>', '</s>'];
const end = 2;
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${hex(byte)}>`);
/** SentencePiece writes a space as U+2581. */
const characters = Array.from({ length: 95 }, (_, index) =>
  index === 0 ? '\u2581' : String.fromCharCode(32 + index),
);
const tokens = [...special, ...bytes, ...characters];
const tokenTypes = [2, 3, 3, ...bytes.map(() => 6), ...characters.map(() => 1)];

type TinyModel = { name: string /** Its vectors count the characters of a text. */; embeds: boolean };

/** A file in the GGUF format, version 3. */
export function tinyModel(model: TinyModel): Buffer {
  const tensors = weights();
  const described = settings(model);
  const head = new GgufWriter().text('GGUF', false).u32(3).u64(tensors.length).u64(described.length);
  for (const [key, write] of described) write(head.text(key));
  let offset = 0;
  for (const { name, shape, values } of tensors) {
    head.text(name).u32(shape.length);
    for (const size of shape) head.u64(size);
    head.u32(0).u64(offset);
    offset += padded(values.byteLength);
  }
  const parts = [head.whole(), ...tensors.map(({ values }) => Buffer.from(values.buffer))];
  return Buffer.concat(
    parts.map((part) => Buffer.concat([part, Buffer.alloc(padded(part.length) - part.length)])),
  );
}

type Setting = [key: string, write: (to: GgufWriter) => unknown];

function settings({ name, embeds }: TinyModel): Setting[] {
  const number = (key: string, value: number): Setting => [key, (to) => to.u32(4).u32(value)];
  const text = (key: string, value: string): Setting => [key, (to) => to.u32(8).text(value)];
  const flag = (key: string, value: boolean): Setting => [key, (to) => to.u32(7).u8(value ? 1 : 0)];
  const array = (key: string, kind: number, values: readonly (string | number)[]): Setting => [
    key,
    (to) => {
      to.u32(9).u32(kind).u64(values.length);
      for (const value of values) {
        if (typeof value === 'string') to.text(value);
        else if (kind === 6) to.f32(value);
        else to.u32(value);
      }
    },
  ];
  return [
    text('general.architecture', 'llama'),
    text('general.name', name),
    number('llama.context_length', 32_768),
    number('llama.embedding_length', width),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', width),
    number('llama.attention.head_count', heads),
    number('llama.attention.head_count_kv', heads),
    number('llama.rope.dimension_count', width / heads),
    ['llama.attention.layer_norm_rms_epsilon', (to) => to.u32(6).f32(1e-5)],
    ...(embeds ? [number('llama.pooling_type', meanPooling)] : []),
    text('tokenizer.ggml.model', 'llama'),
    array('tokenizer.ggml.tokens', 8, tokens),
    array(
      'tokenizer.ggml.scores',
      6,
      tokens.map(() => 0),
    ),
    array('tokenizer.ggml.token_type', 5, tokenTypes),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', end),
    flag('tokenizer.ggml.add_space_prefix', false),
    text(
      'tokenizer.chat_template',
      '{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}assistant:\n',
    ),
  ];
}

type Tensor = { name: string; shape: number[]; values: Float32Array };

/** Attention and the layer after it add nothing; what comes next depends on the last character alone. */
function weights(): Tensor[] {
  const flat = (name: string, size: number): Tensor => ({
    name,
    shape: [size],
    values: new Float32Array(size).fill(1),
  });
  const nothing = (name: string): Tensor => ({
    name,
    shape: [width, width],
    values: new Float32Array(width * width),
  });
  return [
    { name: 'token_embd.weight', shape: [width, tokens.length], values: oneDimensionEach() },
    { name: 'output.weight', shape: [width, tokens.length], values: successors() },
    flat('output_norm.weight', width),
    flat('blk.0.attn_norm.weight', width),
    flat('blk.0.ffn_norm.weight', width),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output', 'ffn_gate', 'ffn_up', 'ffn_down'].map((layer) =>
      nothing(`blk.0.${layer}.weight`),
    ),
  ];
}

function oneDimensionEach(): Float32Array {
  const values = new Float32Array(width * tokens.length);
  for (let token = 0; token < tokens.length; token += 1) values[token * width + token] = 1;
  return values;
}

/** Where a schema forbids the likeliest one, the next in line: strings, objects and lists are closed soon. */
const closing: readonly (readonly [token: number, likelihood: number])[] = [
  [end, 10],
  [tokenOf('"'), 9],
  [tokenOf('}'), 8],
  [tokenOf(']'), 7],
  [tokenOf(','), 6],
];

function successors(): Float32Array {
  const values = new Float32Array(width * tokens.length);
  // Normalised, a vector with a single 1 has the square root of its length there.
  const set = (before: number, after: number, likelihood: number) => {
    values[after * width + before] = likelihood / Math.sqrt(width);
  };
  for (let before = 0; before < tokens.length; before += 1) {
    for (const [after, likelihood] of closing) set(before, after, likelihood);
  }
  const said = [...sentence].map(tokenOf);
  for (const start of [tokenOf(':'), special.length + 0x0a, tokenOf('"')]) set(start, said[0] ?? end, 20);
  said.forEach((token, index) => {
    set(token, said[index + 1] ?? end, 20);
  });
  return values;
}

function tokenOf(character: string): number {
  return tokens.indexOf(character === ' ' ? '\u2581' : character);
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

function padded(length: number): number {
  return Math.ceil(length / 32) * 32;
}

class GgufWriter {
  readonly #parts: Buffer[] = [];

  u8(value: number): this {
    return this.#add(1, (to) => to.writeUInt8(value));
  }

  u32(value: number): this {
    return this.#add(4, (to) => to.writeUInt32LE(value));
  }

  u64(value: number): this {
    return this.#add(8, (to) => to.writeBigUInt64LE(BigInt(value)));
  }

  f32(value: number): this {
    return this.#add(4, (to) => to.writeFloatLE(value));
  }

  text(value: string, withLength = true): this {
    const encoded = Buffer.from(value);
    if (withLength) this.u64(encoded.length);
    this.#parts.push(encoded);
    return this;
  }

  whole(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #add(size: number, write: (to: Buffer) => unknown): this {
    const part = Buffer.alloc(size);
    write(part);
    this.#parts.push(part);
    return this;
  }
}
