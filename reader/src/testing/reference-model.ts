import type { ModelConfig, Weights } from '../engine/check-weights.ts';
import type { ItemsToRead } from '../engine/choose-items-to-read.ts';
import type { DecoderToken } from '../engine/decoder.ts';
import type { ModelInput } from '../engine/model-input-types.ts';

/**
 * The model as its definition says it, one number after the other in float64: what the engine is compared with. It
 * shares no code with the engine. Weights are those of the file; activations are not quantised.
 */
type Matrix = number[][];
type Tensors = { config: ModelConfig; matrix: (name: string) => Matrix; vector: (name: string) => number[] };

function readTensors({ index, bytes }: Weights): Tensors {
  const values = (name: string): number[] => {
    const tensor = index.tensors.find((entry) => entry.name === name);
    if (tensor === undefined) throw new Error(`No tensor '${name}'.`);
    const count = tensor.shape.reduce((product, length) => product * length, 1);
    if (tensor.type === 'float32') return [...new Float32Array(bytes.buffer, tensor.offset, count)];
    const columns = tensor.shape[1] as number;
    const scales = new Float32Array(bytes.buffer, tensor.scales, tensor.shape[0]);
    const quantized = new Int8Array(bytes.buffer, tensor.offset, count);
    return Array.from(quantized, (value, at) => value * (scales[Math.floor(at / columns)] as number));
  };
  const cache = new Map<string, Matrix>();
  const matrix = (name: string): Matrix => {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const columns = index.tensors.find((entry) => entry.name === name)?.shape[1] ?? 1;
    const flat = values(name);
    const rows = Array.from({ length: flat.length / columns }, (_, at) =>
      flat.slice(at * columns, (at + 1) * columns),
    );
    cache.set(name, rows);
    return rows;
  };
  return { config: index.config, matrix, vector: values };
}

const at = (values: ArrayLike<number>, position: number): number => values[position] as number;
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * at(b, i), 0);
const add = (a: readonly number[], b: readonly number[]) => a.map((value, i) => value + at(b, i));
const mean = (rows: Matrix): number[] =>
  (rows[0] as number[]).map((_, i) => rows.reduce((sum, row) => sum + at(row, i), 0) / rows.length);

/** The error function by its series, or its continued fraction where the series is slow. */
function erf(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  let term = size;
  let sum = size;
  for (let n = 1; n < 200; n += 1) {
    term *= (-size * size) / n;
    sum += term / (2 * n + 1);
  }
  return (Math.sign(x) * 2 * sum) / Math.sqrt(Math.PI);
}

const gelu = (x: number) => (x / 2) * (1 + erf(x / Math.SQRT2));

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Words, the most relevant of the others with what they belong to, and what is relevant by itself or by its table. */
function keptOf(
  { kinds, owners, seldomNamed }: ModelInput,
  logits: readonly number[],
  { fewest, wholeTables, partlyTables }: ItemsToRead,
): number[] {
  const others = Array.from(kinds, (_, item) => item).filter((item) => at(kinds, item) !== 0);
  const mostOf = (items: number[], count: number) =>
    items.toSorted((a, b) => at(logits, b) - at(logits, a)).slice(0, count);
  const columnsOf = (table: number) =>
    others.filter((item) => at(kinds, item) === 2 && at(owners, item) === table);
  const tables = mostOf(
    others.filter((item) => at(kinds, item) === 1),
    others.length,
  );
  const columns = [
    ...tables.slice(0, wholeTables).flatMap((table) => mostOf(columnsOf(table), 24)),
    ...tables.slice(0, partlyTables).flatMap((table) =>
      mostOf(
        columnsOf(table).filter((item) => at(seldomNamed, item) === 1),
        6,
      ),
    ),
  ];
  const kept = new Set(
    [...mostOf(others, fewest), ...columns, ...others.filter((item) => at(logits, item) >= -5)].flatMap(
      (item) => {
        const owner = at(owners, item);
        return owner < 0 ? [item] : [item, owner, at(owners, owner)];
      },
    ),
  );
  return Array.from(kinds, (_, item) => item).filter((item) => at(kinds, item) === 0 || kept.has(item));
}

export class ReferenceModel {
  readonly #tensors: Tensors;

  constructor(weights: Weights) {
    this.#tensors = readTensors(weights);
  }

  #linear(name: string, x: readonly number[]): number[] {
    const bias = this.#tensors.vector(`${name}.bias`);
    return this.#tensors.matrix(`${name}.weight`).map((row, i) => dot(row, x) + at(bias, i));
  }

  #norm(name: string, x: readonly number[], epsilon: number): number[] {
    const average = x.reduce((a, b) => a + b, 0) / x.length;
    const variance = x.reduce((sum, value) => sum + (value - average) ** 2, 0) / x.length;
    const weight = this.#tensors.vector(`${name}.weight`);
    const bias = this.#tensors.vector(`${name}.bias`);
    return x.map(
      (value, i) => ((value - average) / Math.sqrt(variance + epsilon)) * at(weight, i) + at(bias, i),
    );
  }

  #attend(
    query: readonly number[],
    { keys, values, bias }: { keys: Matrix; values: Matrix; bias?: (key: number, head: number) => number },
  ): number[] {
    const { hidden, heads } = this.#tensors.config;
    const width = hidden / heads;
    return Array.from({ length: heads }, (_, head) => {
      const part = (row: readonly number[]) => row.slice(head * width, (head + 1) * width);
      const scores = keys.map(
        (key, j) => dot(part(query), part(key)) / Math.sqrt(width) + (bias?.(j, head) ?? 0),
      );
      const shares = softmax(scores);
      return Array.from({ length: width }, (_, i) =>
        values.reduce((sum, value, j) => sum + at(shares, j) * at(part(value), i), 0),
      );
    }).flat();
  }

  #layer(
    name: string,
    x: Matrix,
    { epsilon, relations }: { epsilon: number; relations?: Uint8Array },
  ): Matrix {
    const keys = x.map((row) => this.#linear(`${name}.key`, row));
    const values = x.map((row) => this.#linear(`${name}.value`, row));
    const table = relations === undefined ? [] : this.#tensors.matrix(`${name}.relation`);
    return x.map((row, i) => {
      const bias = (j: number, head: number) =>
        relations === undefined ? 0 : at(table[at(relations, i * x.length + j)] as number[], head);
      const attended = this.#attend(this.#linear(`${name}.query`, row), { keys, values, bias });
      const first = this.#norm(
        `${name}.attention_norm`,
        add(row, this.#linear(`${name}.output`, attended)),
        epsilon,
      );
      const up = this.#linear(`${name}.up`, first).map(gelu);
      return this.#norm(`${name}.output_norm`, add(first, this.#linear(`${name}.down`, up)), epsilon);
    });
  }

  /** What the first layer reads. */
  #embedTokens(input: Pick<ModelInput, 'ids' | 'segments' | 'match' | 'type'>): Matrix {
    const { matrix } = this.#tensors;
    const row = (name: string, position: number) => matrix(name)[position] as number[];
    return Array.from(input.ids, (id, i) =>
      this.#norm(
        'encoder.norm',
        [
          row('encoder.word', id),
          row('encoder.position', i),
          row('encoder.segment', at(input.segments, i)),
          row('encoder.match', at(input.match, i)),
          row('encoder.type', at(input.type, i)),
        ].reduce(add),
        1e-12,
      ),
    );
  }

  #encode(tokens: Matrix, { first, end }: { first: number; end: number }): Matrix {
    let x = tokens;
    for (let i = first; i < end; i += 1) x = this.#layer(`encoder.layers.${i}`, x, { epsilon: 1e-12 });
    return x;
  }

  embed(ids: readonly number[]): number[] {
    const zeros = ids.map(() => 0);
    const tokens = this.#embedTokens({ ids, segments: zeros, match: zeros, type: zeros });
    const vector = mean(this.#encode(tokens, { first: 0, end: this.#tensors.config.encoderLayers }));
    const length = Math.sqrt(dot(vector, vector));
    return vector.map((value) => value / length);
  }

  /** The items that are read to the end, `toRead` of the schema, and how relevant each item of the input is. */
  items(input: ModelInput, toRead: ItemsToRead): { items: Matrix; kept: number[]; relevance: number[] } {
    const { encoderLayers, earlyLayers, relationLayers } = this.#tensors.config;
    const all = Array.from(input.kinds, (_, item) => item);
    const meanOf = (tokens: { row: number[]; item: number }[], item: number) =>
      mean(tokens.filter((token) => token.item === item).map(({ row }) => row));
    const early = this.#encode(this.#embedTokens(input), { first: 0, end: earlyLayers }).map((row, i) => ({
      row,
      item: at(input.items, i),
      segment: at(input.segments, i),
    }));
    const logits = all.map((item) => this.#logit('early_relevance', meanOf(early, item)));
    const kept = keptOf(input, logits, toRead);
    const tableOf = (item: number): number =>
      at(input.owners, item) < 0 ? item : tableOf(at(input.owners, item));
    const read = early.filter(({ item, segment }, i) => {
      if (item >= 0) return kept.includes(item);
      const before = early[i - 1]?.item ?? -1;
      return segment === 0 || (before >= 0 && kept.includes(tableOf(before)));
    });
    const rows = this.#encode(
      read.map(({ row }) => row),
      { first: earlyLayers, end: encoderLayers },
    );
    const tokens = read.map(({ item }, i) => ({ item, row: rows[i] as number[] }));
    let items = kept.map((item) =>
      add(meanOf(tokens, item), this.#tensors.matrix('kind')[at(input.kinds, item)] as number[]),
    );
    const relations = Uint8Array.from(
      kept.flatMap((from) => kept.map((to) => at(input.relations, from * all.length + to))),
    );
    for (let i = 0; i < relationLayers; i += 1)
      items = this.#layer(`relation_layers.${i}`, items, { epsilon: 1e-5, relations });
    for (const [place, item] of kept.entries())
      logits[item] = this.#logit('relevance', items[place] as number[]);
    return { items, kept, relevance: logits.map((logit) => 1 / (1 + Math.exp(-logit))) };
  }

  #logit(name: string, vector: readonly number[]): number {
    const weight = this.#tensors.matrix(`${name}.weight`)[0] as number[];
    return dot(weight, vector) + at(this.#tensors.vector(`${name}.bias`), 0);
  }

  /** The scores after the last of the tokens. */
  decode(items: Matrix, tokens: readonly DecoderToken[]) {
    const { matrix, config } = this.#tensors;
    let x = tokens.map(({ kind, at: position }, step) => {
      const item = items[position] as number[];
      const vector =
        kind === 'fixed'
          ? (matrix('decoder.token')[position] as number[])
          : this.#linear(kind === 'pointer' ? 'decoder.pointer_in' : 'decoder.last_in', item);
      return add(vector, matrix('decoder.position')[step] as number[]);
    });
    for (let i = 0; i < config.decoderLayers; i += 1) x = this.#decoderLayer(`decoder.layers.${i}`, x, items);
    const last = this.#norm('decoder.norm', x.at(-1) as number[], 1e-5);
    const pointAt = (name: string) => {
      const vector = this.#linear(name, last);
      return items.map((item) => dot(vector, item) / Math.sqrt(config.hidden));
    };
    return {
      fixed: this.#linear('decoder.fixed', last),
      pointer: pointAt('decoder.pointer_out'),
      last: pointAt('decoder.last_out'),
    };
  }

  #decoderLayer(name: string, x: Matrix, items: Matrix): Matrix {
    const normal = x.map((row) => this.#norm(`${name}.self_norm`, row, 1e-5));
    const keys = normal.map((row) => this.#linear(`${name}.self_key`, row));
    const values = normal.map((row) => this.#linear(`${name}.self_value`, row));
    const itemKeys = items.map((item) => this.#linear(`${name}.cross_key`, item));
    const itemValues = items.map((item) => this.#linear(`${name}.cross_value`, item));
    return x.map((row, i) => {
      const own = this.#attend(this.#linear(`${name}.self_query`, normal[i] as number[]), {
        keys: keys.slice(0, i + 1),
        values: values.slice(0, i + 1),
      });
      const first = add(row, this.#linear(`${name}.self_output`, own));
      const query = this.#linear(`${name}.cross_query`, this.#norm(`${name}.cross_norm`, first, 1e-5));
      const crossed = this.#attend(query, { keys: itemKeys, values: itemValues });
      const second = add(first, this.#linear(`${name}.cross_output`, crossed));
      const up = this.#linear(`${name}.up`, this.#norm(`${name}.output_norm`, second, 1e-5)).map(gelu);
      return add(second, this.#linear(`${name}.down`, up));
    });
  }
}
