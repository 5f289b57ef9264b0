import { writeShares } from './linear.ts';

/** Gelu, softmax, layer normalisation and attention of one row in float32, four numbers at a time. */

/**
 * Numbers that loops need, in memory: a constant in the code would be put together anew in each turn of a loop. First
 * the series of 2^x, then the polynomial of gelu.
 */
const constants = memory.data<f32>([
  0.0013333558, 0.0096181291, 0.0555041087, 0.240226507, 0.69314718246, 1, -126, -0.00156555092, 0.0046552117,
  -0.00668303668, 0.0101406295, -0.0181591231, 0.0286238883, -0.0402958058, 0.0546718612, -0.0771833658,
  0.156905293, 4.5, -4.5, 0.0987654321, 0.5, 12582912,
]);

function constant(at: usize): v128 {
  return v128.load_splat<f32>(constants + (at << 2));
}

/** `a · b + c`, rounded twice: one rounding would not be the same on every processor. */
function multiplyAdd(a: v128, b: v128, c: v128): v128 {
  return f32x4.add(f32x4.mul(a, b), c);
}

/**
 * Powers of two of the numbers from `start` to `end`, each less `largest`, so none above 1. In place; returns their sums.
 * By the series for what is left after whole powers; exact to 3e-6 of the result. Adding 3 · 2^22 rounds to the nearest
 * integer, which then stands in the lowest bits.
 */
function writePowers(start: usize, end: usize, largest: v128): v128 {
  const c0 = constant(0);
  const c1 = constant(1);
  const c2 = constant(2);
  const c3 = constant(3);
  const c4 = constant(4);
  const one = constant(5);
  const lowest = constant(6);
  const shift = constant(21);
  let sums = f32x4.splat(0);
  for (let at = start; at < end; at += 16) {
    const x = f32x4.pmax(f32x4.sub(v128.load(at), largest), lowest);
    const shifted = f32x4.add(x, shift);
    const rest = f32x4.sub(x, f32x4.sub(shifted, shift));
    let sum = multiplyAdd(c0, rest, c1);
    sum = multiplyAdd(sum, rest, c2);
    sum = multiplyAdd(sum, rest, c3);
    sum = multiplyAdd(sum, rest, c4);
    sum = multiplyAdd(sum, rest, one);
    const power = f32x4.mul(sum, i32x4.add(i32x4.shl(shifted, 23), one));
    v128.store(at, power);
    sums = f32x4.add(sums, power);
  }
  return sums;
}

/**
 * x · Φ(x) in place. Φ(x) - 1/2 is x times a polynomial of x² up to 4.5, fitted to an error of the result below 5e-5;
 * beyond, Φ stays as it is there.
 */
export function gelu(x: usize, count: i32): void {
  const c0 = constant(7);
  const c1 = constant(8);
  const c2 = constant(9);
  const c3 = constant(10);
  const c4 = constant(11);
  const c5 = constant(12);
  const c6 = constant(13);
  const c7 = constant(14);
  const c8 = constant(15);
  const c9 = constant(16);
  const highest = constant(17);
  const lowest = constant(18);
  const scale = constant(19);
  const one = constant(5);
  const half = constant(20);
  const end = x + <usize>count * 4;
  for (let at = x; at < end; at += 16) {
    const value = v128.load(at);
    const near = f32x4.pmax(f32x4.pmin(value, highest), lowest);
    // From -1 to 1, so that the polynomial loses no digits.
    const t = f32x4.sub(f32x4.mul(f32x4.mul(near, near), scale), one);
    let sum = multiplyAdd(c0, t, c1);
    sum = multiplyAdd(sum, t, c2);
    sum = multiplyAdd(sum, t, c3);
    sum = multiplyAdd(sum, t, c4);
    sum = multiplyAdd(sum, t, c5);
    sum = multiplyAdd(sum, t, c6);
    sum = multiplyAdd(sum, t, c7);
    sum = multiplyAdd(sum, t, c8);
    sum = multiplyAdd(sum, t, c9);
    v128.store(at, f32x4.mul(value, multiplyAdd(near, sum, half)));
  }
}

function sumOf(four: v128): f32 {
  const pairs = f32x4.add(four, v128.shuffle<f32>(four, four, 2, 3, 0, 1));
  return f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1);
}

/**
 * Powers of two of the first `columns` of a row, less its largest; what is left of the row up to `stride`, less than
 * sixteen, becomes zero. In place. Returns their sum.
 */
function powersOfRow(start: usize, columns: i32, stride: i32): f32 {
  const end = start + <usize>stride * 4;
  const last = start + <usize>columns * 4;
  for (let at = last; at < end; at += 4) store<f32>(at, -Infinity);
  let most = v128.load(start);
  for (let at = start + 16; at < end; at += 16) most = f32x4.pmax(most, v128.load(at));
  const largest = max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
  const sum = sumOf(writePowers(start, end, f32x4.splat(largest)));
  for (let at = last; at < end; at += 4) store<f32>(at, 0);
  return sum;
}

/** Softmax of rows whose scores are logarithms to the base 2. `stride` is a multiple of 4. In place. */
export function softmaxRows(x: usize, rows: i32, columns: i32, stride: i32): void {
  for (let row = 0; row < rows; row++) {
    const start = x + <usize>row * <usize>stride * 4;
    const factor = f32x4.splat(1 / powersOfRow(start, columns, stride));
    for (let at = start; at < start + <usize>stride * 4; at += 16) {
      v128.store(at, f32x4.mul(v128.load(at), factor));
    }
  }
}

/**
 * That softmax as activations for `linear`, at `out` and `scales`: numerators from 0 to 1 become integers, and the
 * denominator goes into the scale.
 */
export function shareRows(
  x: usize,
  rows: i32,
  columns: i32,
  stride: i32,
  halves: i32,
  out: usize,
  scales: usize,
): void {
  for (let row = 0; row < rows; row++) {
    const start = x + <usize>row * <usize>stride * 4;
    const sum = powersOfRow(start, columns, stride);
    writeShares(start, stride, row, out, scales, sum, halves);
  }
}

/** Layer normalisation of `x + residual` (no residual where it is 0); `norm`: weights, then biases. */
export function normalizeRows(
  x: usize,
  residual: usize,
  norm: usize,
  out: usize,
  rows: i32,
  columns: i32,
  epsilon: f32,
): void {
  const bytes = <usize>columns * 4;
  for (let row = 0; row < rows; row++) {
    const offset = <usize>row * bytes;
    const to = out + offset;
    let sums = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      let value = v128.load(x + offset + at);
      if (residual !== 0) value = f32x4.add(value, v128.load(residual + offset + at));
      v128.store(to + at, value);
      sums = f32x4.add(sums, value);
    }
    const mean = f32x4.splat(sumOf(sums) / <f32>columns);
    sums = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const difference = f32x4.sub(v128.load(to + at), mean);
      sums = f32x4.add(sums, f32x4.mul(difference, difference));
    }
    const factor = f32x4.splat(1 / sqrt<f32>(sumOf(sums) / <f32>columns + epsilon));
    for (let at: usize = 0; at < bytes; at += 16) {
      const unit = f32x4.mul(f32x4.sub(v128.load(to + at), mean), factor);
      v128.store(to + at, f32x4.add(f32x4.mul(unit, v128.load(norm + at)), v128.load(norm + bytes + at)));
    }
  }
}

/** `out += x · factor`, numbers one by one in both. */
export function addScaled(x: usize, factor: f32, out: usize, count: i32): void {
  const four = f32x4.splat(factor);
  for (let at: usize = 0; at < <usize>count * 4; at += 16) {
    v128.store(out + at, f32x4.add(v128.load(out + at), f32x4.mul(v128.load(x + at), four)));
  }
}

/** `out += row · scale`, where the row holds signed bytes. */
export function addQuantized(row: usize, scale: f32, out: usize, count: i32): void {
  const four = f32x4.splat(scale);
  for (let at: usize = 0; at < <usize>count; at += 4) {
    const bytes = i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(v128.load32_zero(row + at)));
    const target = out + at * 4;
    v128.store(target, f32x4.add(v128.load(target), f32x4.mul(f32x4.convert_i32x4_s(bytes), four)));
  }
}

/**
 * Attention of one query row over keys and values in any order: `slots` (int32) names their rows. Keys and values are
 * `stride` numbers apart. `scores` is scratch for `count` numbers rounded up to 4.
 */
export function attendSlots(
  query: usize,
  keys: usize,
  values: usize,
  stride: i32,
  slots: usize,
  count: i32,
  heads: i32,
  width: i32,
  scores: usize,
  out: usize,
): void {
  const padded = (count + 3) & ~3;
  const scale: f32 = <f32>Math.LOG2E / sqrt<f32>(<f32>width);
  const rowBytes = <usize>stride * 4;
  const headBytes = <usize>width * 4;
  for (let head = 0; head < heads; head++) {
    const offset = <usize>head * headBytes;
    for (let at = 0; at < count; at++) {
      const key = keys + <usize>load<i32>(slots + ((<usize>at) << 2)) * rowBytes + offset;
      let sums = f32x4.splat(0);
      for (let part: usize = 0; part < headBytes; part += 16) {
        sums = f32x4.add(sums, f32x4.mul(v128.load(query + offset + part), v128.load(key + part)));
      }
      store<f32>(scores + ((<usize>at) << 2), sumOf(sums) * scale);
    }
    softmaxRows(scores, 1, count, padded);
    for (let part: usize = 0; part < headBytes; part += 16) v128.store(out + offset + part, f32x4.splat(0));
    for (let at = 0; at < count; at++) {
      const value = values + <usize>load<i32>(slots + ((<usize>at) << 2)) * rowBytes + offset;
      const share = v128.load_splat<f32>(scores + ((<usize>at) << 2));
      for (let part: usize = 0; part < headBytes; part += 16) {
        const to = out + offset + part;
        v128.store(to, f32x4.add(v128.load(to), f32x4.mul(share, v128.load(value + part))));
      }
    }
  }
}
