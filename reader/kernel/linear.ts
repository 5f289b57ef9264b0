/**
 * Linear layers in integers: activations of 14 bits per row times weights of 8 bits, summed in int32 without rounding,
 * so that both ways below give the same bits. Rows of activations come in fours, outputs too (the caller pads).
 *
 * With relaxed SIMD an activation `q + 8192` is split into two 7-bit halves, because the instruction takes 7-bit
 * numbers without sign: q·w = 128 · high·w + low·w - 8192 · Σw. Sums wrap; the final one fits into int32.
 */

/**
 * Activations at `x` (float32, rows `stride` numbers apart) as integers at `out` (2 bytes per number) and their scale
 * per row at `scales`.
 */
export function quantizeRows(
  x: usize,
  stride: i32,
  rows: i32,
  columns: i32,
  out: usize,
  scales: usize,
): void {
  for (let row = 0; row < rows; row++) {
    const from = x + <usize>row * <usize>stride * 4;
    const largest = largestOf(from, columns);
    const inverse: f32 = largest > 0 ? 8191 / largest : 0;
    store<f32>(scales + ((<usize>row) << 2), largest / 8191);
    const to = out + <usize>row * <usize>columns * 2;
    writeIntegers(from, to, columns, inverse);
  }
}

function largestOf(from: usize, columns: i32): f32 {
  let largest = f32x4.splat(0);
  for (let at: usize = 0; at < <usize>columns * 4; at += 16) {
    largest = f32x4.max(largest, f32x4.abs(v128.load(from + at)));
  }
  return max(
    max(f32x4.extract_lane(largest, 0), f32x4.extract_lane(largest, 1)),
    max(f32x4.extract_lane(largest, 2), f32x4.extract_lane(largest, 3)),
  );
}

/** Eight numbers as int16. */
function toInt16(from: usize, inverse: v128): v128 {
  const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from), inverse)));
  const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from, 16), inverse)));
  return i16x8.narrow_i32x4_s(low, high);
}

/** Activations from 0 to 1 as integers up to 8191. */
export function writeShares(x: usize, rows: i32, columns: i32, out: usize): void {
  for (let row = 0; row < rows; row++) {
    const offset = <usize>row * <usize>columns;
    writeIntegers(x + offset * 4, out + offset * 2, columns, 8191);
  }
}

/** Numbers times a factor, rounded, as `linear` reads them: as int16, or as 7-bit halves. */
function writeIntegers(from: usize, to: usize, columns: i32, factor: f32): void {
  if (ASC_FEATURE_RELAXED_SIMD) writeHalves(from, to, columns, factor);
  else writeInt16(from, to, columns, factor);
}

function writeInt16(from: usize, to: usize, columns: i32, inverse: f32): void {
  const factor = f32x4.splat(inverse);
  for (let at: usize = 0; at < <usize>columns; at += 8) {
    v128.store(to + at * 2, toInt16(from + at * 4, factor));
  }
}

/** The high halves of a row, then its low halves. */
function writeHalves(from: usize, to: usize, columns: i32, inverse: f32): void {
  const factor = f32x4.splat(inverse);
  const offset = i16x8.splat(8192);
  const mask = i16x8.splat(127);
  for (let at: usize = 0; at < <usize>columns; at += 16) {
    const first = i16x8.add(toInt16(from + at * 4, factor), offset);
    const second = i16x8.add(toInt16(from + at * 4 + 32, factor), offset);
    v128.store(to + at, i8x16.narrow_i16x8_u(i16x8.shr_u(first, 7), i16x8.shr_u(second, 7)));
    v128.store(to + <usize>columns + at, i8x16.narrow_i16x8_u(v128.and(first, mask), v128.and(second, mask)));
  }
}

/**
 * Rows of float32 as weights: `outputs` rows of `inputs` signed bytes at `weights`; scales (times `factor`),
 * corrections and biases of zero at `parameters`.
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
    const to = weights + <usize>output * <usize>inputs;
    const largest = largestOf(from, inputs);
    const inverse = f32x4.splat(largest > 0 ? 127 / largest : 0);
    for (let at: usize = 0; at < <usize>inputs; at += 16) {
      const low = toInt16(from + at * 4, inverse);
      v128.store(to + at, i8x16.narrow_i16x8_s(low, toInt16(from + at * 4 + 32, inverse)));
    }
    const place = parameters + ((<usize>output) << 2);
    store<f32>(place, (largest / 127) * factor);
    store<f32>(place + <usize>outputs * 8, 0);
  }
  prepareWeights(weights, outputs, inputs, parameters + <usize>outputs * 4);
}

/** What `linear` subtracts per output: 8192 times the sum of its weights, or nothing. */
export function prepareWeights(weights: usize, outputs: i32, inputs: i32, corrections: usize): void {
  for (let output = 0; output < outputs; output++) {
    let sum: i32 = 0;
    const row = weights + <usize>output * <usize>inputs;
    for (let at: usize = 0; at < <usize>inputs; at++) sum += <i32>load<i8>(row + at);
    store<i32>(corrections + ((<usize>output) << 2), ASC_FEATURE_RELAXED_SIMD ? sum * 8192 : 0);
  }
}

/** The sums of four vectors, one per lane. */
function sumLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

function writeFour(sums: v128, activationScale: f32, parameters: usize, output: usize, outputs: usize): v128 {
  const exact = i32x4.sub(sums, v128.load(parameters + outputs * 4 + output * 4));
  const scale = f32x4.mul(f32x4.splat(activationScale), v128.load(parameters + output * 4));
  return f32x4.add(
    f32x4.mul(f32x4.convert_i32x4_s(exact), scale),
    v128.load(parameters + outputs * 8 + output * 4),
  );
}

/**
 * `y = x · Wᵀ + b`, rows of `y` being `yStride` numbers apart. `parameters`: scales (float32), corrections (int32) and
 * biases (float32) of the outputs, in a row.
 * Works through blocks of rows small enough for the first-level cache, while the weights stream past.
 */
export function linear(
  x: usize,
  activationScales: usize,
  weights: usize,
  parameters: usize,
  y: usize,
  yStride: i32,
  rows: i32,
  outputs: i32,
  inputs: i32,
): void {
  const blockRows = inputs > 512 ? 16 : 32;
  for (let first = 0; first < rows; first += blockRows) {
    const last = min(first + blockRows, rows);
    for (let output = 0; output < outputs; output += 4) {
      for (let row = first; row < last; row += 4) {
        if (ASC_FEATURE_RELAXED_SIMD) {
          relaxedTile(x, activationScales, weights, parameters, y, yStride, row, output, outputs, inputs);
        } else {
          int16Tile(x, activationScales, weights, parameters, y, yStride, row, output, outputs, inputs);
          int16Tile(x, activationScales, weights, parameters, y, yStride, row + 2, output, outputs, inputs);
        }
      }
    }
  }
}

/** Two rows, four outputs: few enough sums for the sixteen registers of x86-64. */
function int16Tile(
  x: usize,
  activationScales: usize,
  weights: usize,
  parameters: usize,
  y: usize,
  yStride: i32,
  row: i32,
  output: i32,
  outputs: i32,
  inputs: i32,
): void {
  const stride = <usize>inputs;
  let w0 = weights + <usize>output * stride;
  let x0 = x + <usize>row * stride * 2;
  const end = x0 + stride * 2;
  let a00 = i32x4.splat(0);
  let a01 = a00;
  let a02 = a00;
  let a03 = a00;
  let a10 = a00;
  let a11 = a00;
  let a12 = a00;
  let a13 = a00;
  while (x0 < end) {
    const first = v128.load(x0);
    const second = v128.load(x0 + stride * 2);
    let w = v128.load_ext<i8>(w0);
    a00 = i32x4.add(a00, i32x4.dot_i16x8_s(w, first));
    a10 = i32x4.add(a10, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0 + stride);
    a01 = i32x4.add(a01, i32x4.dot_i16x8_s(w, first));
    a11 = i32x4.add(a11, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0 + stride * 2);
    a02 = i32x4.add(a02, i32x4.dot_i16x8_s(w, first));
    a12 = i32x4.add(a12, i32x4.dot_i16x8_s(w, second));
    w = v128.load_ext<i8>(w0 + stride * 3);
    a03 = i32x4.add(a03, i32x4.dot_i16x8_s(w, first));
    a13 = i32x4.add(a13, i32x4.dot_i16x8_s(w, second));
    w0 += 8;
    x0 += 16;
  }
  const width = <usize>outputs;
  const column = <usize>output;
  const rowBytes = <usize>yStride * 4;
  const target = y + <usize>row * rowBytes + column * 4;
  const scales = activationScales + ((<usize>row) << 2);
  v128.store(target, writeFour(sumLanes(a00, a01, a02, a03), load<f32>(scales), parameters, column, width));
  v128.store(
    target + rowBytes,
    writeFour(sumLanes(a10, a11, a12, a13), load<f32>(scales, 4), parameters, column, width),
  );
}

/** Four rows, four outputs: first the high halves of the activations, then the low ones into the same sums. */
function relaxedTile(
  x: usize,
  activationScales: usize,
  weights: usize,
  parameters: usize,
  y: usize,
  yStride: i32,
  row: i32,
  output: i32,
  outputs: i32,
  inputs: i32,
): void {
  const stride = <usize>inputs;
  const xStride = stride * 2;
  let x0 = x + <usize>row * xStride;
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
  for (let half = 0; half < 2; half++) {
    let w0 = weights + <usize>output * stride;
    const end = x0 + stride;
    while (x0 < end) {
      const wa = v128.load(w0);
      const wb = v128.load(w0 + stride);
      const wc = v128.load(w0 + stride * 2);
      const wd = v128.load(w0 + stride * 3);
      let v = v128.load(x0);
      a00 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a00);
      a01 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a01);
      a02 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a02);
      a03 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a03);
      v = v128.load(x0 + xStride);
      a10 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a10);
      a11 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a11);
      a12 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a12);
      a13 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a13);
      v = v128.load(x0 + xStride * 2);
      a20 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a20);
      a21 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a21);
      a22 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a22);
      a23 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a23);
      v = v128.load(x0 + xStride * 3);
      a30 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wa, v, a30);
      a31 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wb, v, a31);
      a32 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wc, v, a32);
      a33 = i32x4.relaxed_dot_i8x16_i7x16_add_s(wd, v, a33);
      w0 += 16;
      x0 += 16;
    }
    if (half === 0) {
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
  const width = <usize>outputs;
  const column = <usize>output;
  const rowBytes = <usize>yStride * 4;
  const target = y + <usize>row * rowBytes + column * 4;
  const scales = activationScales + ((<usize>row) << 2);
  v128.store(target, writeFour(sumLanes(a00, a01, a02, a03), load<f32>(scales), parameters, column, width));
  v128.store(
    target + rowBytes,
    writeFour(sumLanes(a10, a11, a12, a13), load<f32>(scales, 4), parameters, column, width),
  );
  v128.store(
    target + rowBytes * 2,
    writeFour(sumLanes(a20, a21, a22, a23), load<f32>(scales, 8), parameters, column, width),
  );
  v128.store(
    target + rowBytes * 3,
    writeFour(sumLanes(a30, a31, a32, a33), load<f32>(scales, 12), parameters, column, width),
  );
}
