/** Gelu, softmax, layer normalisation and attention of one row in float32, four numbers at a time. */

const log2e: f32 = <f32>Math.LOG2E;
/** ln 2 in two parts: the first has few digits, so that its product with a small integer is exact. */
const ln2High: f32 = 0.693359375;
const ln2Low: f32 = -2.1219444e-4;

/** e^x by the series for the remainder after powers of two; exact to 2e-7 of the result. Below -87 it stays at e^-87. */
function exponential(x: v128): v128 {
  const bounded = f32x4.min(f32x4.max(x, f32x4.splat(-87)), f32x4.splat(88));
  const power = f32x4.nearest(f32x4.mul(bounded, f32x4.splat(log2e)));
  let rest = f32x4.sub(bounded, f32x4.mul(power, f32x4.splat(ln2High)));
  rest = f32x4.sub(rest, f32x4.mul(power, f32x4.splat(ln2Low)));
  let sum = f32x4.splat(1 / 720.0);
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 120.0));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 24.0));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 6.0));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.5));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1));
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(power), i32x4.splat(127)), 23);
  return f32x4.mul(sum, exponent);
}

/** x/2 · (1 + erf(x/√2)), erf by Abramowitz and Stegun 7.1.26 (error below 1.5e-7). In place. */
export function gelu(x: usize, count: i32): void {
  const one = f32x4.splat(1);
  const end = x + <usize>count * 4;
  for (let at = x; at < end; at += 16) {
    const value = v128.load(at);
    const scaled = f32x4.mul(value, f32x4.splat(<f32>Math.SQRT1_2));
    const size = f32x4.abs(scaled);
    const t = f32x4.div(one, f32x4.add(one, f32x4.mul(size, f32x4.splat(0.3275911))));
    let sum = f32x4.splat(1.061405429);
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-1.453152027));
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(1.421413741));
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-0.284496736));
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(0.254829592));
    const tail = f32x4.mul(f32x4.mul(sum, t), exponential(f32x4.neg(f32x4.mul(size, size))));
    const erf = f32x4.sub(one, tail);
    const sign = v128.and(value, i32x4.splat(0x80000000));
    const half = f32x4.mul(value, f32x4.splat(0.5));
    v128.store(at, f32x4.mul(half, f32x4.add(one, v128.or(erf, sign))));
  }
}

function sumOf(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    (f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3))
  );
}

/** Softmax over the first `columns` of each row; what is left of the row up to `stride` becomes zero. In place. */
export function softmaxRows(x: usize, rows: i32, columns: i32, stride: i32): void {
  for (let row = 0; row < rows; row++) {
    const start = x + <usize>row * <usize>stride * 4;
    const end = start + <usize>stride * 4;
    for (let at = start + <usize>columns * 4; at < end; at += 4) store<f32>(at, -Infinity);
    let most = v128.load(start);
    for (let at = start + 16; at < end; at += 16) most = f32x4.max(most, v128.load(at));
    const largest = max(
      max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
      max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
    );
    let sums = f32x4.splat(0);
    for (let at = start; at < end; at += 16) {
      const difference = f32x4.sub(v128.load(at), f32x4.splat(largest));
      const kept = f32x4.ge(difference, f32x4.splat(-87));
      const power = v128.and(exponential(difference), kept);
      v128.store(at, power);
      sums = f32x4.add(sums, power);
    }
    const factor = f32x4.splat(1 / sumOf(sums));
    for (let at = start; at < end; at += 16) v128.store(at, f32x4.mul(v128.load(at), factor));
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
  const scale: f32 = 1 / sqrt<f32>(<f32>width);
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
