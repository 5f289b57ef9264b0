import {
  categories,
  complaints,
  coupons,
  firstNames,
  lastNames,
  places,
  praise,
} from './sample-shop-words.ts';
import type { Random } from './seeded-random.ts';
import { createRandom } from './seeded-random.ts';
import type { statuses } from './shop-schema.ts';

export type Cell = string | number | null;
export type ShopTable = { name: string; columns: string[]; rows: Cell[][] };

const seed = 20_260_115;
const counts = { products: 84, customers: 420, orders: 1_900 };
const days = 730;
const day = 86_400_000;
/** Today is young: what the shop has not seen yet is not in it. */
const hoursToday = 2;

type Status = (typeof statuses)[number];
type Product = {
  id: number;
  category: number;
  name: string;
  price: number;
  cost: number | null;
  weight: number;
};
type Customer = { id: number; name: string; joined: number };
type Order = { id: number; customer: number; status: Status; placed: number; shipped: number | null };
type Item = { order: number; product: number; quantity: number; price: number };
type World = { random: Random; end: number };

/** Two years of a small shop that end with the day of `today`. The same day gives the same rows. */
export function generateShopRows(today: Date): ShopTable[] {
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const world: World = { random: createRandom(seed), end };
  const products = makeProducts(world);
  const customers = makeCustomers(world);
  const orders = makeOrders(world, customers);
  const items = makeItems(world, orders, products);
  return [
    table(
      'categories',
      ['id', 'name'],
      categories.map(({ name }, index) => [index + 1, name]),
    ),
    productTable(world, products),
    customerTable(world, customers),
    orderTable(world, orders),
    table(
      'order_items',
      ['order_id', 'product_id', 'quantity', 'unit_price'],
      items.map(({ order, product, quantity, price }) => [order, product, quantity, price]),
    ),
    reviewTable(world, orders, items),
  ];
}

function table(name: string, columns: string[], rows: Cell[][]): ShopTable {
  return { name, columns, rows };
}

function makeProducts({ random }: World): Product[] {
  const names = categories.flatMap(({ things, materials }, category) =>
    things.flatMap((thing) => materials.map((material) => ({ category, name: `${material} ${thing}` }))),
  );
  return Array.from({ length: counts.products }, (_, index) => {
    const { category, name } = names.splice(random.between(0, names.length - 1), 1)[0] ?? random.pick(names);
    const [least, most] = categories[category]?.prices ?? [10, 100];
    const price = random.between(least, most) - random.pick([0.1, 0.5, 1, 0]);
    const cost = random.chance(0.06) ? null : cents(price * (0.35 + random.next() * 0.3));
    // A few things sell far better than the rest.
    return {
      id: index + 1,
      category: category + 1,
      name,
      price: cents(price),
      cost,
      weight: random.next() ** 3,
    };
  });
}

function productTable({ random, end }: World, products: Product[]): ShopTable {
  const columns = ['id', 'category_id', 'name', 'price', 'cost', 'stock', 'is_active', 'created_at'];
  const rows = products.map(({ id, category, name, price, cost }): Cell[] => {
    const isActive = !random.chance(0.08);
    const stock = isActive ? random.pick([0, 3, random.between(5, 60), random.between(20, 200)]) : 0;
    return [id, category, name, price, cost, stock, isActive ? 1 : 0, stampOf(end - (days + id) * day)];
  });
  return table('products', columns, rows);
}

function makeCustomers({ random, end }: World): Customer[] {
  return Array.from({ length: counts.customers }, (_, index) => ({
    id: index + 1,
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    joined: end - Math.floor(random.next() ** 0.8 * days) * day,
  }));
}

function customerTable({ random }: World, customers: Customer[]): ShopTable {
  const columns = ['id', 'name', 'email', 'city', 'country', 'newsletter', 'joined_on'];
  const rows = customers.map(({ id, name, joined }): Cell[] => {
    const [city, country] = random.pick(places);
    const address = `${plainLetters(name).toLowerCase().replace(' ', '.')}.${id}@example.com`;
    const email = random.chance(0.07) ? null : address;
    return [
      id,
      name,
      email,
      random.chance(0.04) ? null : city,
      country,
      random.chance(0.4) ? 1 : 0,
      dateOf(joined),
    ];
  });
  return table('customers', columns, rows);
}

function makeOrders({ random, end }: World, customers: Customer[]): Order[] {
  const now = endOfData(end);
  const moments = Array.from({ length: counts.orders }, () => orderMoment(random, end)).toSorted(
    (a, b) => a - b,
  );
  return moments.map((placed, index) => {
    const known = customers.filter(({ joined }) => joined <= placed - day / 2);
    // Few come often: the lower numbers of those who were there.
    const customer = known[Math.floor(random.next() ** 1.7 * known.length)] ?? random.pick(customers);
    const age = (now - placed) / day;
    const status = statusAt(random, age);
    const isShipped = status === 'shipped' || status === 'delivered' || status === 'returned';
    const shipped = isShipped ? Math.min(now, placed + (0.5 + random.next() * 3) * day) : null;
    return {
      id: index + 1,
      customer: customer.id,
      status,
      placed: Math.max(placed, customer.joined),
      shipped,
    };
  });
}

/** More from year to year, most before the holidays, and always some today. */
function orderMoment(random: Random, end: number): number {
  for (;;) {
    const back = Math.floor(days * (1 - random.next() ** 0.7));
    const date = new Date(end - back * day);
    const season = [0.7, 0.65, 0.75, 0.8, 0.85, 0.8, 0.6, 0.65, 0.8, 0.9, 1, 0.95][date.getUTCMonth()] ?? 1;
    const hour = random.between(0, back === 0 ? hoursToday - 1 : 23);
    if (random.chance(season)) return date.getTime() + (hour * 60 + random.between(0, 59)) * 60_000;
  }
}

function statusAt(random: Random, age: number): Status {
  if (random.chance(0.05)) return 'cancelled';
  if (age < 1.5) return random.pick(['pending', 'paid', 'paid']);
  if (age < 5) return random.pick(['paid', 'shipped', 'shipped']);
  if (age < 9) return random.pick(['shipped', 'delivered', 'delivered']);
  return random.chance(0.06) ? 'returned' : 'delivered';
}

function orderTable({ random }: World, orders: Order[]): ShopTable {
  const columns = ['id', 'customer_id', 'status', 'coupon', 'placed_at', 'shipped_at'];
  const rows = orders.map(({ id, customer, status, placed, shipped }): Cell[] => {
    const coupon = random.chance(0.15) ? random.pick(coupons) : null;
    return [id, customer, status, coupon, stampOf(placed), shipped === null ? null : stampOf(shipped)];
  });
  return table('orders', columns, rows);
}

function makeItems({ random }: World, orders: Order[], products: Product[]): Item[] {
  const total = products.reduce((sum, { weight }) => sum + weight, 0);
  return orders.flatMap((order) => {
    const chosen = new Map<number, Item>();
    for (let count = random.pick([1, 1, 2, 2, 3, 4]); count > 0; count -= 1) {
      const product = pickByWeight(products, random.next() * total);
      const quantity = random.pick([1, 1, 1, 2, 4]);
      chosen.set(product.id, { order: order.id, product: product.id, quantity, price: product.price });
    }
    return [...chosen.values()];
  });
}

function pickByWeight(products: Product[], at: number): Product {
  let left = at;
  for (const product of products) {
    left -= product.weight;
    if (left <= 0) return product;
  }
  throw new Error('There are no products.');
}

/** Only what was delivered is reviewed, by who bought it, and never twice. */
function reviewTable({ random, end }: World, orders: Order[], items: Item[]): ShopTable {
  const columns = ['id', 'product_id', 'customer_id', 'rating', 'body', 'created_at'];
  const byId = new Map(orders.map((order) => [order.id, order]));
  const reviewed = new Set<string>();
  const rows: Cell[][] = [];
  for (const { order: id, product } of items) {
    const order = byId.get(id);
    if (order?.shipped == null || order.status === 'shipped' || !random.chance(0.17)) continue;
    const key = `${order.customer} ${product}`;
    if (reviewed.has(key)) continue;
    reviewed.add(key);
    const rating = order.status === 'returned' ? random.between(1, 3) : random.pick([3, 4, 4, 5, 5, 5]);
    const words = rating > 3 ? praise : complaints;
    const body = random.chance(0.3) ? null : random.pick(words);
    const written = Math.min(endOfData(end), order.shipped + random.between(2, 20) * day);
    rows.push([rows.length + 1, product, order.customer, rating, body, stampOf(written)]);
  }
  return table('reviews', columns, rows);
}

function endOfData(end: number): number {
  return end + hoursToday * 3_600_000;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function stampOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o');
}
