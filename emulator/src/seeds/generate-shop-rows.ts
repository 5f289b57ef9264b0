import { addDays, dateText, daysUpTo, momentOf, seasonal, weekly } from './date-arithmetic.ts';
import { fakePerson } from './fake-person.ts';
import { money, type Tables } from './seed-table-types.ts';
import { SeededRandom } from './seeded-random.ts';
import { departments, productNouns, shopTags } from './shop-words.ts';

const history = 540;
const customerCount = 640;
const weekdays = [1.25, 0.9, 0.85, 0.9, 1, 1.15, 1.3];
const places: readonly (readonly [readonly [string, string], number])[] = [
  [['Berlin', 'Germany'], 9],
  [['Hamburg', 'Germany'], 6],
  [['Vienna', 'Austria'], 5],
  [['Zurich', 'Switzerland'], 4],
  [['Amsterdam', 'Netherlands'], 5],
  [['Paris', 'France'], 5],
  [['Lyon', 'France'], 2],
  [['Copenhagen', 'Denmark'], 3],
  [['Lisbon', 'Portugal'], 2],
  [['Prague', 'Czechia'], 2],
];

type Product = { id: number; price: number; created: Date };
type Customer = { id: number; joined: Date };

/** An online shop: it grows, sells most before the holidays and on weekends, and a few products carry it. */
export function generateShopRows(now: Date): Tables {
  const random = new SeededRandom('shop');
  const days = daysUpTo(now, history);
  const shelves = catalogue(random, days[0] ?? now);
  const { customers, rows: customerRows } = makeCustomers(random, days);
  const trade = sell({ random, days, now, customers, products: shelves.products });
  return { ...shelves.rows, customers: customerRows, ...trade };
}

function catalogue(random: SeededRandom, opened: Date) {
  const categories = departments.flatMap(({ name }, index) => [{ id: index + 1, parent_id: null, name }]);
  const shelves = departments.flatMap(({ shelves: names }, index) =>
    names.map((name) => ({ parent_id: index + 1, name })),
  );
  const allShelves = shelves.map((shelf, index) => ({ id: departments.length + index + 1, ...shelf }));
  const suppliers = [
    'Tidewell Goods',
    'Brackenhouse',
    'Orchard Supply',
    'Nordlys Works',
    'Kiln and Loom',
  ].map((name, index) => ({
    id: index + 1,
    name,
    country: random.pick(['Germany', 'Portugal', 'Denmark', 'Poland']),
    lead_time_days: index === 3 ? null : random.whole(3, 28),
  }));
  const colours = ['sand', 'moss', 'slate', 'rust', 'ink', 'chalk'];
  const products = allShelves.flatMap((shelf) =>
    random.some(productNouns, 8).map((noun) => ({ shelf, noun, price: 6 + random.next() ** 3 * 190 })),
  );
  const rows = random.some(products, products.length).map(({ shelf, noun, price }, index) => ({
    id: index + 1,
    category_id: shelf.id,
    supplier_id: random.chance(0.92) ? random.whole(1, suppliers.length) : null,
    sku: `LM-${String(index + 1).padStart(4, '0')}`,
    name: `${noun} for the ${shelf.name.toLowerCase()}`,
    price: money(Math.floor(price) + 0.9),
    cost: random.chance(0.9) ? money(price * random.between(0.4, 0.65)) : null,
    stock: random.chance(0.08) ? 0 : random.whole(3, 240),
    is_active: random.chance(0.94),
    attributes: { colour: random.pick(colours), weight_g: random.whole(80, 4200) },
    created_at: addDays(opened, random.chance(0.75) ? 0 : random.between(0, history - 60)),
  }));
  return {
    products: rows.map(({ id, price, created_at }) => ({ id, price: Number(price), created: created_at })),
    rows: {
      categories: [...categories, ...allShelves],
      suppliers,
      products: rows,
      tags: shopTags.map((name, index) => ({ id: index + 1, name })),
      product_tags: rows.flatMap(({ id }) =>
        random
          .some(shopTags, random.whole(0, 3))
          .map((tag) => ({ product_id: id, tag_id: shopTags.indexOf(tag) + 1 })),
      ),
    },
  };
}

function makeCustomers(random: SeededRandom, days: readonly Date[]) {
  const rows = Array.from({ length: customerCount }, (_, index) => {
    const { firstName, lastName, email } = fakePerson(random, index + 1);
    const [city, country] = random.weighted(places);
    // More people join later: the share of the past grows slower than time.
    const day = days[Math.floor((index / customerCount) ** 0.7 * (days.length - 1))] ?? new Date(0);
    return {
      id: index + 1,
      first_name: firstName,
      last_name: lastName,
      email,
      city: random.chance(0.93) ? city : null,
      country,
      newsletter: random.chance(0.42),
      created_at: momentOf(random, day, { hour: 4, width: 2 }),
    };
  });
  return { rows, customers: rows.map(({ id, created_at }) => ({ id, joined: created_at })) };
}

type Trade = {
  random: SeededRandom;
  days: readonly Date[];
  now: Date;
  customers: readonly Customer[];
  products: readonly Product[];
};

function sell({ random, days, now, customers, products }: Trade) {
  const coupons = makeCoupons(days);
  const orders: Record<string, unknown>[] = [];
  const order_items: Record<string, unknown>[] = [];
  const payments: Record<string, unknown>[] = [];
  const refunds: Record<string, unknown>[] = [];
  const reviews = new Map<string, Record<string, unknown>>();
  days.forEach((day, index) => {
    const growth = 2.6 + (index / days.length) * 5;
    const known = customers.filter(({ joined }) => joined <= day);
    const sold = products.filter(({ created }) => created <= day);
    if (known.length === 0) return;
    const busy = growth * weekly(day, weekdays) * seasonal(day, 11, 0.35);
    for (let left = random.count(busy); left > 0; left -= 1) {
      const at = momentOf(random, day, { hour: 15, width: 5 });
      if (at <= now) order({ at, customer: random.favourite(known, 1.6), sold });
    }
  });
  return { coupons, orders, order_items, payments, refunds, reviews: [...reviews.values()] };

  function order({ at, customer, sold }: { at: Date; customer: Customer; sold: readonly Product[] }): void {
    const id = orders.length + 1;
    const items = random.some(
      [...new Set([1, 2, 3, 4].map(() => random.favourite(sold, 2.4)))],
      random.whole(1, 3),
    );
    const lines = items.map((product, index) => ({
      order_id: id,
      line: index + 1,
      product_id: product.id,
      quantity: random.weighted([
        [1, 7],
        [2, 2],
        [3, 1],
      ]),
      unit_price: money(product.price),
    }));
    const goods = lines.reduce((sum, line) => sum + line.quantity * Number(line.unit_price), 0);
    const coupon = random.chance(0.12)
      ? coupons.find(
          ({ valid_from, valid_until }) => valid_from <= dateText(at) && (valid_until ?? '9') >= dateText(at),
        )
      : undefined;
    const fee = goods > 60 ? 0 : 4.9;
    const total = money(goods * (1 - (coupon?.percent_off ?? 0) / 100) + fee);
    const way = follow(at);
    orders.push({
      id,
      customer_id: customer.id,
      coupon_id: coupon?.id ?? null,
      status: way.status,
      shipping_fee: money(fee),
      total,
      ordered_at: at,
      shipped_at: way.shipped,
      delivered_at: way.delivered,
    });
    order_items.push(...lines);
    if (way.status !== 'pending') pay({ order: id, total, at, status: way.status });
    if (way.delivered !== null)
      for (const { id: product } of items) review(product, customer.id, way.delivered);
  }

  function follow(at: Date) {
    if (random.chance(0.045)) return { status: 'cancelled', shipped: null, delivered: null };
    const shipped = addDays(at, random.between(0.4, 3));
    const delivered = addDays(shipped, random.between(1, 6));
    if (delivered <= now)
      return { status: random.chance(0.05) ? 'returned' : 'delivered', shipped, delivered };
    if (shipped <= now) return { status: 'shipped', shipped, delivered: null };
    return { status: random.chance(0.6) ? 'paid' : 'pending', shipped: null, delivered: null };
  }

  type Paid = { order: number; total: string; at: Date; status: string };

  function pay({ order: order_id, total, at, status }: Paid): void {
    const method = random.weighted([
      ['card', 6],
      ['wallet', 3],
      ['bank_transfer', 1.5],
      ['gift_card', 0.5],
    ]);
    if (random.chance(0.04)) {
      payments.push({
        id: payments.length + 1,
        order_id,
        method,
        status: 'failed',
        amount: total,
        paid_at: at,
      });
    }
    const id = payments.length + 1;
    const back = status === 'returned' || status === 'cancelled';
    payments.push({
      id,
      order_id,
      method,
      status: back ? 'refunded' : 'captured',
      amount: total,
      paid_at: at,
    });
    if (!back) return;
    const reason = random.pick(['Changed my mind', 'Arrived damaged', 'Wrong size', 'Too late', null]);
    const refunded_at = addDays(at, status === 'cancelled' ? 0.1 : random.between(4, 9));
    const refunded = refunded_at > now ? now : refunded_at;
    refunds.push({ id: refunds.length + 1, payment_id: id, amount: total, reason, refunded_at: refunded });
  }

  function review(product_id: number, customer_id: number, delivered: Date): void {
    const created_at = addDays(delivered, random.between(0.5, 20));
    const key = `${product_id} ${customer_id}`;
    if (!random.chance(0.16) || reviews.has(key) || created_at > now) return;
    const rating = random.weighted([
      [5, 46],
      [4, 28],
      [3, 13],
      [2, 6],
      [1, 7],
    ]);
    const title = random.chance(0.6) ? reviewTitle(rating) : null;
    reviews.set(key, { id: reviews.size + 1, product_id, customer_id, rating, title, created_at });
  }

  function reviewTitle(rating: number): string {
    if (rating >= 4) return random.pick(['Lovely', 'Exactly as pictured', 'Would buy again', 'Good value']);
    return random.pick(['Not quite', 'Broke after a week', 'Smaller than I thought', 'It is all right']);
  }
}

function makeCoupons(days: readonly Date[]) {
  const at = (share: number) => dateText(days[Math.floor(share * (days.length - 1))] ?? new Date(0));
  return [
    { id: 1, code: 'WELCOME10', percent_off: 10, valid_from: at(0), valid_until: null },
    { id: 2, code: 'SPRING15', percent_off: 15, valid_from: at(0.2), valid_until: at(0.35) },
    { id: 3, code: 'HARVEST20', percent_off: 20, valid_from: at(0.6), valid_until: at(0.72) },
    { id: 4, code: 'LANTERN25', percent_off: 25, valid_from: at(0.95), valid_until: at(1) },
  ].reverse();
}
