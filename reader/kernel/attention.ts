/** `out[column][row] = x[row][column] · factor` for `columns` numbers of each row. Strides count numbers. */
export function transpose(
  x: usize,
  xStride: i32,
  rows: i32,
  columns: i32,
  factor: f32,
  out: usize,
  outStride: i32,
): void {
  for (let column = 0; column < columns; column++) {
    const to = out + <usize>column * <usize>outStride * 4;
    for (let row = 0; row < rows; row++) {
      store<f32>(
        to + ((<usize>row) << 2),
        load<f32>(x + (<usize>row * <usize>xStride + <usize>column) * 4) * factor,
      );
    }
  }
}

/** Copies `columns` numbers of each row, one row behind the other. `stride` counts numbers. */
export function packRows(x: usize, stride: i32, rows: i32, columns: i32, out: usize): void {
  const bytes = <usize>columns * 4;
  for (let row = 0; row < rows; row++) {
    memory.copy(out + <usize>row * bytes, x + <usize>row * <usize>stride * 4, bytes);
  }
}

/** `out = a · b` in float32. `rows` is a multiple of 4, `columns` of 8. Strides count numbers. */
export function multiply(
  a: usize,
  aStride: i32,
  b: usize,
  bStride: i32,
  out: usize,
  outStride: i32,
  rows: i32,
  columns: i32,
  inner: i32,
): void {
  const aBytes = <usize>aStride * 4;
  const bBytes = <usize>bStride * 4;
  const outBytes = <usize>outStride * 4;
  for (let row = 0; row < rows; row += 4) {
    for (let column = 0; column < columns; column += 8) {
      let from = a + <usize>row * aBytes;
      let other = b + <usize>column * 4;
      const end = from + <usize>inner * 4;
      let s00 = f32x4.splat(0);
      let s01 = s00;
      let s10 = s00;
      let s11 = s00;
      let s20 = s00;
      let s21 = s00;
      let s30 = s00;
      let s31 = s00;
      while (from < end) {
        const left = v128.load(other);
        const right = v128.load(other, 16);
        let factor = v128.load_splat<f32>(from);
        s00 = f32x4.add(s00, f32x4.mul(factor, left));
        s01 = f32x4.add(s01, f32x4.mul(factor, right));
        factor = v128.load_splat<f32>(from + aBytes);
        s10 = f32x4.add(s10, f32x4.mul(factor, left));
        s11 = f32x4.add(s11, f32x4.mul(factor, right));
        factor = v128.load_splat<f32>(from + aBytes * 2);
        s20 = f32x4.add(s20, f32x4.mul(factor, left));
        s21 = f32x4.add(s21, f32x4.mul(factor, right));
        factor = v128.load_splat<f32>(from + aBytes * 3);
        s30 = f32x4.add(s30, f32x4.mul(factor, left));
        s31 = f32x4.add(s31, f32x4.mul(factor, right));
        from += 4;
        other += bBytes;
      }
      const to = out + <usize>row * outBytes + <usize>column * 4;
      v128.store(to, s00);
      v128.store(to, s01, 16);
      v128.store(to + outBytes, s10);
      v128.store(to + outBytes, s11, 16);
      v128.store(to + outBytes * 2, s20);
      v128.store(to + outBytes * 2, s21, 16);
      v128.store(to + outBytes * 3, s30);
      v128.store(to + outBytes * 3, s31, 16);
    }
  }
}

/** Adds `table[relations[i][j]][head]`, as a logarithm to the base 2, to the score of items `i` and `j`. */
export function addRelations(
  scores: usize,
  stride: i32,
  relations: usize,
  items: i32,
  table: usize,
  heads: i32,
  head: i32,
): void {
  for (let row = 0; row < items; row++) {
    const to = scores + <usize>row * <usize>stride * 4;
    const from = relations + <usize>row * <usize>items;
    for (let column = 0; column < items; column++) {
      const kind = <usize>load<u8>(from + <usize>column);
      const at = to + ((<usize>column) << 2);
      const bias = load<f32>(table + (kind * <usize>heads + <usize>head) * 4);
      store<f32>(at, load<f32>(at) + bias * <f32>Math.LOG2E);
    }
  }
}
