/**
 * Linear layers in integers: activations of 14 or 7 bits per row times weights of 8 bits, summed in int32 without
 * rounding, so that every way to multiply gives the same bits. Rows of activations come in pairs, outputs in fours, inputs
 * in sixteens (the caller pads, with room for rows in fours). Rows and weights are stored in groups of four, sixteen
 * numbers of each in turn, so that the innermost loop reads two streams at constant offsets.
 *
 * The plain kernel keeps activations as int16. With relaxed SIMD they have an offset that makes them positive and are
 * cut into 7-bit halves, because its instructions take 7-bit numbers without sign:
 * q·w = 128 · high·w + low·w - offset · Σw. Sums wrap; the final one fits into int32.
 */

/**
 * x86-64 without AVX-VNNI has no single instruction for the dot product of four bytes, but one for pairs of bytes. Two
 * halves would take it longer than int16.
 */
let isPairwise = false;
/** In memory: constants in the code would be put together anew in each turn of a loop. */
const one = memory.data<i16>([1]);
const shiftToRound = memory.data<f32>([12582912]);
const mostOfCoarse = memory.data<u8>([127]);

function roundingShift(): v128 {
  return v128.load_splat<f32>(shiftToRound);
}

/** Multiplies bytes in pairs from now on: before any activations are written. */
export function multiplyPairs(): void {
  isPairwise = true;
}

function isInt16(halves: i32): bool {
  return !ASC_FEATURE_RELAXED_SIMD || (isPairwise && halves === 2);
}

/** Where the activations of a row begin. */
function activationsOf(out: usize, row: i32, columns: i32, halves: i32): usize {
  const group = <usize>(row & ~3) * <usize>columns;
  const place = (<usize>(row & 3)) << 4;
  return isInt16(halves) ? out + group * 2 + place * 2 : out + group * <usize>halves + place;
}

/** Where the weights of an output begin; each sixteen of them are 64 bytes after those before. */
function weightsOf(weights: usize, output: i32, inputs: i32): usize {
  return weights + <usize>(output & ~3) * <usize>inputs + ((<usize>(output & 3)) << 4);
}

/**
 * Activations at `x` (float32, rows `stride` numbers apart) as integers at `out` (2 bytes per number), and per row its
 * scale (float32) and offset (int32) at `scales`. Two halves: 14 bits around zero. One: 7 bits between the least and
 * the greatest.
 */
export function quantizeRows(
  x: usize,
  stride: i32,
  rows: i32,
  columns: i32,
  halves: i32,
  out: usize,
  scales: usize,
): void {
  for (let row = 0; row < rows; row++) {
    const from = x + <usize>row * <usize>stride * 4;
    if (halves === 2) {
      const largest = largestOf(from, columns);
      writeFineRow(from, columns, largest > 0 ? 8191 / largest : 0, row, out);
      writeFineScale(scales, row, largest / 8191);
    } else writeCoarse(from, activationsOf(out, row, columns, 1), columns, scales + ((<usize>row) << 3));
  }
}

function largestOf(from: usize, columns: i32): f32 {
  let largest = f32x4.splat(0);
  for (let at: usize = 0; at < <usize>columns * 4; at += 16) {
    largest = f32x4.pmax(largest, f32x4.abs(v128.load(from + at)));
  }
  return largestLane(largest);
}

function largestLane(four: v128): f32 {
  return max(
    max(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)),
    max(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)),
  );
}

/**
 * Four numbers between -2^22 and 2^22, rounded to the nearest integers: adding 3 · 2^22 leaves no binary places, and what
 * is above the bits of 3 · 2^22 is the integer.
 */
function toInt32(from: usize, factor: v128, shift: v128): v128 {
  return i32x4.sub(f32x4.add(f32x4.mul(v128.load(from), factor), shift), shift);
}

/** Eight numbers as int16. */
function toInt16(from: usize, factor: v128, shift: v128): v128 {
  return i16x8.narrow_i32x4_s(toInt32(from, factor, shift), toInt32(from + 16, factor, shift));
}

/** Numbers times a factor, rounded: as int16, or as a row of high halves and one of low halves. */
function writeFineRow(from: usize, columns: i32, factor: f32, row: i32, out: usize): void {
  let to = activationsOf(out, row, columns, 2);
  const factors = f32x4.splat(factor);
  const shift = roundingShift();
  const offset = i16x8.splat(8192);
  const mask = i16x8.splat(127);
  const lower = <usize>columns * 4;
  for (let at: usize = 0; at < <usize>columns; at += 16) {
    const first = toInt16(from + at * 4, factors, shift);
    const second = toInt16(from + at * 4 + 32, factors, shift);
    if (isInt16(2)) {
      v128.store(to, first);
      v128.store(to, second, 16);
      to += 128;
    } else {
      const low = i16x8.add(first, offset);
      const high = i16x8.add(second, offset);
      v128.store(to, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 7), i16x8.shr_u(high, 7)));
      v128.store(to + lower, i8x16.narrow_i16x8_u(v128.and(low, mask), v128.and(high, mask)));
      to += 64;
    }
  }
}

/** The scale and offset of a row that `writeFineRow` wrote. */
function writeFineScale(scales: usize, row: i32, scale: f32): void {
  store<f32>(scales + ((<usize>row) << 3), scale);
  store<i32>(scales + ((<usize>row) << 3), isInt16(2) ? 0 : 8192, 4);
}

/** A row in 7 bits; its scale and offset at `scale`. */
function writeCoarse(from: usize, to: usize, columns: i32, scale: usize): void {
  let most = f32x4.splat(0);
  let least = f32x4.splat(0);
  for (let at: usize = 0; at < <usize>columns * 4; at += 16) {
    const four = v128.load(from + at);
    most = f32x4.pmax(most, four);
    least = f32x4.pmin(least, four);
  }
  const lowest = -largestLane(f32x4.neg(least));
  const range = largestLane(most) - lowest;
  const inverse: f32 = range > 0 ? 127 / range : 0;
  const offset = <i32>nearest(-lowest * inverse);
  writeCoarseNumbers(from, to, columns, inverse, offset);
  writeCoarseScale(scale, range / 127, offset);
}

/** Numbers times a factor, rounded, as 7 bits above the offset. */
function writeCoarseNumbers(from: usize, to: usize, columns: i32, factor: f32, offset: i32): void {
  const offsets = i16x8.splat(<i16>offset);
  const factors = f32x4.splat(factor);
  const shift = roundingShift();
  const most = v128.load_splat<u8>(mostOfCoarse);
  for (let at: usize = 0; at < <usize>columns; at += 16) {
    const low = i16x8.add(toInt16(from + at * 4, factors, shift), offsets);
    const high = i16x8.add(toInt16(from + at * 4 + 32, factors, shift), offsets);
    if (isInt16(1)) {
      v128.store(to, i16x8.sub(bounded(low), offsets));
      v128.store(to, i16x8.sub(bounded(high), offsets), 16);
      to += 128;
    } else {
      // What is below 0 becomes 0 as it is narrowed.
      v128.store(to, i8x16.min_u(i8x16.narrow_i16x8_u(low, high), most));
      to += 64;
    }
  }
}

function writeCoarseScale(scale: usize, value: f32, offset: i32): void {
  store<f32>(scale, value);
  store<i32>(scale, isInt16(1) ? 0 : offset, 4);
}

/** A row of numbers from 0 to 1 in 14 or 7 bits; `divisor`: what they are to be divided by. */
export function writeShares(
  from: usize,
  columns: i32,
  row: i32,
  out: usize,
  scales: usize,
  divisor: f32,
  halves: i32,
): void {
  if (halves === 2) {
    writeFineRow(from, columns, 8191, row, out);
    writeFineScale(scales, row, 1 / (8191 * divisor));
  } else {
    writeCoarseNumbers(from, activationsOf(out, row, columns, 1), columns, 127, 0);
    writeCoarseScale(scales + ((<usize>row) << 3), 1 / (127 * divisor), 0);
  }
}

function bounded(eight: v128): v128 {
  return i16x8.max_s(i16x8.min_s(eight, i16x8.splat(127)), i16x8.splat(0));
}

/**
 * Rows of float32 as weights: `outputs` rows of `inputs` signed bytes at `weights`; scales (times `factor`), sums and
 * biases of zero at `parameters`.
 */
export function quantizeWeights(
  x: usize,
  stride: i32,
  outputs: i32,
  inputs: i32,
  factor: f32,
  weights: usize,
  parameters: usize,
): void {
  for (let output = 0; output < outputs; output++) {
    const from = x + <usize>output * <usize>stride * 4;
    const largest = largestOf(from, inputs);
    const inverse = f32x4.splat(largest > 0 ? 127 / largest : 0);
    const shift = roundingShift();
    let to = weightsOf(weights, output, inputs);
    let sums = i32x4.splat(0);
    for (let at: usize = 0; at < <usize>inputs; at += 16) {
      const low = toInt16(from + at * 4, inverse, shift);
      const bytes = i8x16.narrow_i16x8_s(low, toInt16(from + at * 4 + 32, inverse, shift));
      v128.store(to, bytes);
      sums = addBytes(sums, bytes);
      to += 64;
    }
    const place = parameters + ((<usize>output) << 2);
    store<f32>(place, (largest / 127) * factor);
    store<i32>(place + <usize>outputs * 4, i32x4.extract_lane(sumLanes(sums, sums, sums, sums), 0));
    store<f32>(place + <usize>outputs * 8, 0);
  }
}

function addBytes(sums: v128, bytes: v128): v128 {
  return i32x4.add(sums, i32x4.extadd_pairwise_i16x8_s(i16x8.extadd_pairwise_i8x16_s(bytes)));
}

/** Puts weights, row by row at `source`, in the order that `linear` reads; the sum of each output's weights at `sums`. */
export function prepareWeights(source: usize, weights: usize, outputs: i32, inputs: i32, sums: usize): void {
  for (let output = 0; output < outputs; output++) {
    let to = weightsOf(weights, output, inputs);
    let sum = i32x4.splat(0);
    const row = source + <usize>output * <usize>inputs;
    for (let at: usize = 0; at < <usize>inputs; at += 16) {
      const bytes = v128.load(row + at);
      v128.store(to, bytes);
      sum = addBytes(sum, bytes);
      to += 64;
    }
    store<i32>(sums + ((<usize>output) << 2), i32x4.extract_lane(sumLanes(sum, sum, sum, sum), 0));
  }
}

/** The sums of four vectors, one per lane. */
function sumLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** Stores four outputs of a row from their sums; `rowScale`: the row's scale and offset. */
function storeRow(target: usize, sums: v128, rowScale: usize, parameters: usize, outputs: usize): void {
  storeScaled(
    target,
    sums,
    v128.load_splat<f32>(rowScale),
    v128.load_splat<i32>(rowScale, 4),
    parameters,
    outputs,
  );
}

function storeScaled(
  target: usize,
  sums: v128,
  rowScale: v128,
  rowOffset: v128,
  parameters: usize,
  outputs: usize,
): void {
  const offset = i32x4.mul(v128.load(parameters + outputs * 4), rowOffset);
  const exact = f32x4.convert_i32x4_s(i32x4.sub(sums, offset));
  const scale = f32x4.mul(rowScale, v128.load(parameters));
  v128.store(target, f32x4.add(f32x4.mul(exact, scale), v128.load(parameters + outputs * 8)));
}

/**
 * `y = x · Wᵀ + b`, rows of `y` being `yStride` numbers apart. `parameters`: scales (float32), sums of weights (int32)
 * and biases (float32) of the outputs, in a row. `halves`: as the activations were written.
 * Works through blocks of rows small enough for the first-level cache, while the weights stream past.
 */
export function linear(
  x: usize,
  rowScales: usize,
  weights: usize,
  parameters: usize,
  y: usize,
  yStride: i32,
  rows: i32,
  outputs: i32,
  inputs: i32,
  halves: i32,
): void {
  const blockRows = inputs > 512 ? 16 : 32;
  const rowBytes = <usize>yStride * 4;
  if (ASC_FEATURE_RELAXED_SIMD && isPairwise && halves === 1 && inputs === 32) {
    for (let row = 0; row < rows; row += 2) {
      const from = activationsOf(x, row, inputs, 1);
      narrowRows(
        from,
        rowScales + ((<usize>row) << 3),
        weights,
        parameters,
        y + <usize>row * rowBytes,
        rowBytes,
        outputs,
      );
    }
    return;
  }
  for (let first = 0; first < rows; first += blockRows) {
    const last = min(first + blockRows, rows);
    for (let output = 0; output < outputs; output += 4) {
      const w = weights + <usize>output * <usize>inputs;
      const place = parameters + ((<usize>output) << 2);
      for (let row = first; row < last; row += 4) {
        const from = activationsOf(x, row, inputs, halves);
        const scale = rowScales + ((<usize>row) << 3);
        const to = y + <usize>row * rowBytes + ((<usize>output) << 2);
        const lower = to + rowBytes * 2;
        const isWhole = row + 4 <= last;
        if (isInt16(halves)) {
          int16Tile(from, scale, w, place, to, rowBytes, <usize>outputs, <usize>inputs);
          if (isWhole)
            int16Tile(from + 64, scale + 16, w, place, lower, rowBytes, <usize>outputs, <usize>inputs);
        } else if (ASC_FEATURE_RELAXED_SIMD) {
          if (isPairwise) {
            pairsTile(from, scale, w, place, to, rowBytes, <usize>outputs, <usize>inputs);
            if (isWhole)
              pairsTile(from + 32, scale + 16, w, place, lower, rowBytes, <usize>outputs, <usize>inputs);
          } else dotTile(from, scale, w, place, to, rowBytes, <usize>outputs, <usize>inputs, halves);
        }
      }
    }
  }
}

/** Two rows, four outputs: few enough sums for the sixteen registers of x86-64. */
function int16Tile(
  x0: usize,
  rowScale: usize,
  w0: usize,
  parameters: usize,
  target: usize,
  rowBytes: usize,
  outputs: usize,
  inputs: usize,
): void {
  const end = w0 + inputs * 4;
  let a00 = i32x4.splat(0);
  let a01 = a00;
  let a02 = a00;
  let a03 = a00;
  let a10 = a00;
  let a11 = a00;
  let a12 = a00;
  let a13 = a00;
  while (w0 < end) {
    let first = v128.load(x0);
    let second = v128.load(x0, 32);
    let w = v128.load_ext<i8>(w0);
    a00 = i32x4.add(a00, i32x4.dot_i16x8_s(w, first));
    a10 = i32x4.add(a10, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 16);
    a01 = i32x4.add(a01, i32x4.dot_i16x8_s(w, first));
    a11 = i32x4.add(a11, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 32);
    a02 = i32x4.add(a02, i32x4.dot_i16x8_s(w, first));
    a12 = i32x4.add(a12, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 48);
    a03 = i32x4.add(a03, i32x4.dot_i16x8_s(w, first));
    a13 = i32x4.add(a13, i32x4.dot_i16x8_s(w, second));
    first = v128.load(x0, 16);
    second = v128.load(x0, 48);
    w = v128.load_ext<i8>(w0, 8);
    a00 = i32x4.add(a00, i32x4.dot_i16x8_s(w, first));
    a10 = i32x4.add(a10, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 24);
    a01 = i32x4.add(a01, i32x4.dot_i16x8_s(w, first));
    a11 = i32x4.add(a11, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 40);
    a02 = i32x4.add(a02, i32x4.dot_i16x8_s(w, first));
    a12 = i32x4.add(a12, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0, 56);
    a03 = i32x4.add(a03, i32x4.dot_i16x8_s(w, first));
    a13 = i32x4.add(a13, i32x4.dot_i16x8_s(w, second));
    w0 += 64;
    x0 += 128;
  }
  storeRow(target, sumLanes(a00, a01, a02, a03), rowScale, parameters, outputs);
  storeRow(target + rowBytes, sumLanes(a10, a11, a12, a13), rowScale + 8, parameters, outputs);
}

/** Two rows, four outputs; sums of pairs fit into int16. */
function pairsTile(
  x0: usize,
  rowScale: usize,
  w0: usize,
  parameters: usize,
  target: usize,
  rowBytes: usize,
  outputs: usize,
  inputs: usize,
): void {
  const ones = v128.load_splat<i16>(one);
  const end = w0 + inputs * 4;
  let a00 = i32x4.splat(0);
  let a01 = a00;
  let a02 = a00;
  let a03 = a00;
  let a10 = a00;
  let a11 = a00;
  let a12 = a00;
  let a13 = a00;
  while (w0 < end) {
    const first = v128.load(x0);
    const second = v128.load(x0, 16);
    let w = v128.load(w0);
    a00 = i32x4.add(a00, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, first), ones));
    a10 = i32x4.add(a10, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, second), ones));
    w = v128.load(w0, 16);
    a01 = i32x4.add(a01, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, first), ones));
    a11 = i32x4.add(a11, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, second), ones));
    w = v128.load(w0, 32);
    a02 = i32x4.add(a02, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, first), ones));
    a12 = i32x4.add(a12, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, second), ones));
    w = v128.load(w0, 48);
    a03 = i32x4.add(a03, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, first), ones));
    a13 = i32x4.add(a13, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w, second), ones));
    w0 += 64;
    x0 += 64;
  }
  storeRow(target, sumLanes(a00, a01, a02, a03), rowScale, parameters, outputs);
  storeRow(target + rowBytes, sumLanes(a10, a11, a12, a13), rowScale + 8, parameters, outputs);
}

/** The products of a row of 32 numbers and one output. */
function narrowSum(w0: v128, w1: v128, x0: v128, x1: v128, ones: v128): v128 {
  const low = i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w0, x0), ones);
  return i32x4.add(low, i32x4.dot_i16x8_s(i16x8.relaxed_dot_i8x16_i7x16_s(w1, x1), ones));
}

/** All outputs of two rows of 32 numbers, as attention has them: the rows stay in registers. */
function narrowRows(
  x0: usize,
  rowScale: usize,
  w0: usize,
  parameters: usize,
  target: usize,
  rowBytes: usize,
  outputs: i32,
): void {
  const ones = v128.load_splat<i16>(one);
  const a0 = v128.load(x0);
  const a1 = v128.load(x0, 64);
  const b0 = v128.load(x0, 16);
  const b1 = v128.load(x0, 80);
  const aScale = v128.load_splat<f32>(rowScale);
  const aOffset = v128.load_splat<i32>(rowScale, 4);
  const bScale = v128.load_splat<f32>(rowScale, 8);
  const bOffset = v128.load_splat<i32>(rowScale, 12);
  const end = target + ((<usize>outputs) << 2);
  while (target < end) {
    let first = v128.load(w0);
    let second = v128.load(w0, 64);
    const a = narrowSum(first, second, a0, a1, ones);
    const e = narrowSum(first, second, b0, b1, ones);
    first = v128.load(w0, 16);
    second = v128.load(w0, 80);
    const b = narrowSum(first, second, a0, a1, ones);
    const f = narrowSum(first, second, b0, b1, ones);
    first = v128.load(w0, 32);
    second = v128.load(w0, 96);
    const c = narrowSum(first, second, a0, a1, ones);
    const g = narrowSum(first, second, b0, b1, ones);
    first = v128.load(w0, 48);
    second = v128.load(w0, 112);
    const d = narrowSum(first, second, a0, a1, ones);
    const h = narrowSum(first, second, b0, b1, ones);
    storeScaled(target, sumLanes(a, b, c, d), aScale, aOffset, parameters, <usize>outputs);
    storeScaled(target + rowBytes, sumLanes(e, f, g, h), bScale, bOffset, parameters, <usize>outputs);
    w0 += 128;
    parameters += 16;
    target += 16;
  }
}

/** Four rows, four outputs: first the high halves of the activations, then the low ones, if any, into the same sums. */
function dotTile(
  x0: usize,
  rowScale: usize,
  w0: usize,
  parameters: usize,
  target: usize,
  rowBytes: usize,
  outputs: usize,
  inputs: usize,
  halves: i32,
): void {
  let a00 = i32x4.splat(0);
  let a01 = a00;
  let a02 = a00;
  let a03 = a00;
  let a10 = a00;
  let a11 = a00;
  let a12 = a00;
  let a13 = a00;
  let a20 = a00;
  let a21 = a00;
  let a22 = a00;
  let a23 = a00;
  let a30 = a00;
  let a31 = a00;
  let a32 = a00;
  let a33 = a00;
  for (let half = 0; half < halves; half++) {
    for (let w = w0, end = x0 + inputs * 4; x0 < end; w += 64, x0 += 64) {
      const wa = v128.load(w);
      const wb = v128.load(w, 16);
      const wc = v128.load(w, 32);
      const wd = v128.load(w, 48);
      let v = v128.load(x0);
      a00 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a00);
      a01 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a01);
      a02 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a02);
      a03 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a03);
      v = v128.load(x0, 16);
      a10 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a10);
      a11 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a11);
      a12 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a12);
      a13 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a13);
      v = v128.load(x0, 32);
      a20 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a20);
      a21 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a21);
      a22 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a22);
      a23 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a23);
      v = v128.load(x0, 48);
      a30 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a30);
      a31 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a31);
      a32 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a32);
      a33 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a33);
    }
    if (half + 1 < halves) {
      a00 = i32x4.shl(a00, 7);
      a01 = i32x4.shl(a01, 7);
      a02 = i32x4.shl(a02, 7);
      a03 = i32x4.shl(a03, 7);
      a10 = i32x4.shl(a10, 7);
      a11 = i32x4.shl(a11, 7);
      a12 = i32x4.shl(a12, 7);
      a13 = i32x4.shl(a13, 7);
      a20 = i32x4.shl(a20, 7);
      a21 = i32x4.shl(a21, 7);
      a22 = i32x4.shl(a22, 7);
      a23 = i32x4.shl(a23, 7);
      a30 = i32x4.shl(a30, 7);
      a31 = i32x4.shl(a31, 7);
      a32 = i32x4.shl(a32, 7);
      a33 = i32x4.shl(a33, 7);
    }
  }
  storeRow(target, sumLanes(a00, a01, a02, a03), rowScale, parameters, outputs);
  storeRow(target + rowBytes, sumLanes(a10, a11, a12, a13), rowScale + 8, parameters, outputs);
  storeRow(target + rowBytes * 2, sumLanes(a20, a21, a22, a23), rowScale + 16, parameters, outputs);
  storeRow(target + rowBytes * 3, sumLanes(a30, a31, a32, a33), rowScale + 24, parameters, outputs);
}
