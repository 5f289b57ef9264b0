/** A number as it is written: nothing of it is lost to binary fractions. `units` of one `scale`-th power of ten. */
export type Decimal = { units: bigint; scale: number };

const pattern = /^([+-]?)(\d+)?(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** null for what is no plain number: '', 'NaN', '12 kg'. */
export function parseDecimal(text: string): Decimal | null {
  const match = pattern.exec(text.trim());
  if (!match || (match[2] === undefined && !match[3])) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2] ?? ''}${fraction}`) * (match[1] === '-' ? -1n : 1n);
  const scale = fraction.length - Number(match[4] ?? 0);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

function at(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

export function add(left: Decimal, right: Decimal): Decimal {
  if (left.scale === right.scale) return { units: left.units + right.units, scale: left.scale };
  const scale = Math.max(left.scale, right.scale);
  return { units: at(left, scale) + at(right, scale), scale };
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { units: -right.units, scale: right.scale });
}

/** Below zero, zero or above, as `sort` wants it. */
export function compare(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = at(left, scale) - at(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounded half away from zero, as people round. The divisor is not zero. */
export function divide(left: Decimal, right: Decimal, decimals: number): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: quotient(at(left, scale) * 10n ** BigInt(decimals), at(right, scale)), scale: decimals };
}

export function round(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) return value;
  return { units: quotient(value.units, 10n ** BigInt(value.scale - decimals)), scale: decimals };
}

function quotient(top: bigint, bottom: bigint): bigint {
  const isNegative = top < 0n !== bottom < 0n;
  const [size, by] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const rounded = (2n * size + by) / (2n * by);
  return isNegative ? -rounded : rounded;
}

export function decimalText({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

export function wholeDecimal(value: number): Decimal {
  return { units: BigInt(value), scale: 0 };
}
