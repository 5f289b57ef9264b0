import type { CaseTools } from './case-tools.ts';
import {
  always,
  before,
  days,
  daysBack,
  equal,
  exactly,
  least,
  like,
  most,
  oneOf,
  tool,
  whole,
  yesNo,
} from './case-tools.ts';

const lines =
  'order_items i JOIN orders o ON o.id = i.order_id JOIN products p ON p.id = i.product_id JOIN customers c ON c.id = o.customer_id JOIN categories k ON k.id = p.category_id';
const status = oneOf('o.status', 'status', [
  'pending',
  'paid',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
]);
const country = equal('c.country', 'country');
const category = equal('k.name', 'category');
const placed = days('o.placed_at');

export const shop: CaseTools = {
  name: 'shop',
  known: {
    country: [
      'Norway',
      'Sweden',
      'Denmark',
      'Germany',
      'Austria',
      'Switzerland',
      'France',
      'Spain',
      'United States',
    ],
    city: [
      'Oslo',
      'Bergen',
      'Stockholm',
      'Malmö',
      'Copenhagen',
      'Berlin',
      'Hamburg',
      'Munich',
      'Vienna',
      'Zurich',
      'Paris',
    ],
    category: ['Lighting', 'Kitchen', 'Garden', 'Office', 'Bath', 'Toys'],
    customer: ['Ada Berg', 'Amir Lind', 'Bruno Castro', 'Greta Keller', 'Zoë Sørensen', 'Noah Silva'],
    product: ['Oak Desk', 'Reading Lamp', 'Garden Hose', 'Cast Iron Pan', 'Soap Dish'],
    coupon: ['WELCOME10', 'SPRING', 'FREESHIP'],
  },
  tools: [
    tool('Top customers by spend', 'Customers ranked by the total amount they spent.', {
      select: `c.name, SUM(i.quantity * i.unit_price) AS spent FROM ${lines}`,
      where: [country, placed],
      group: 'c.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Top products by revenue', 'Products ranked by the revenue they brought in.', {
      select: `p.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [category, placed],
      group: 'p.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Best sellers by units', 'Products ranked by how many units were sold.', {
      select: `p.name, SUM(i.quantity) AS units FROM ${lines}`,
      where: [category, placed],
      group: 'p.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Revenue per month', 'Total sales for each month, a trend over time.', {
      select: `strftime('%Y-%m', o.placed_at) AS month, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [country, placed],
      group: '1',
      order: '1',
    }),
    tool('Revenue per category', 'Total sales for each product category.', {
      select: `k.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [placed],
      group: '1',
      order: '2 DESC',
    }),
    tool('Revenue per country', 'Total sales for each country of the customers.', {
      select: `c.country, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [placed],
      group: '1',
      order: '2 DESC',
    }),
    tool('Orders per month', 'Number of orders placed in each month.', {
      select: "strftime('%Y-%m', o.placed_at) AS month, COUNT(*) AS orders FROM orders o",
      where: [status, placed],
      group: '1',
      order: '1',
    }),
    tool('Orders by status', 'How many orders are in each status.', {
      select: 'o.status, COUNT(*) AS orders FROM orders o',
      where: [placed],
      group: '1',
      order: '2 DESC',
    }),
    tool('Latest orders', 'The newest orders with customer, status and date.', {
      select: 'o.id, c.name, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [status],
      order: 'o.placed_at DESC',
      limit: 20,
    }),
    tool('Orders of a customer', 'All orders that one customer placed.', {
      select: 'o.id, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [like('c.name', 'customer', true), status],
      order: 'o.placed_at DESC',
    }),
    tool('Order details', 'The products, quantities and prices in one order.', {
      select: 'p.name, i.quantity, i.unit_price FROM order_items i JOIN products p ON p.id = i.product_id',
      where: [whole('i.order_id', '=', 'order_id')],
    }),
    tool('Orders waiting to be shipped', 'Paid orders that have not been shipped for some days.', {
      select: 'o.id, o.placed_at FROM orders o',
      where: [always("o.status = 'paid' AND o.shipped_at IS NULL"), daysBack('o.placed_at', 3)],
      order: 'o.placed_at',
    }),
    tool('Large orders', 'Orders whose total value is above an amount.', {
      select: 't.order_id, t.total, t.placed_at FROM order_totals t',
      where: [least('t.total', 'min_total', 500), days('t.placed_at')],
      order: 't.total DESC',
    }),
    tool('Find customers by name', 'Customers whose name contains a text, with email and city.', {
      select: 'c.name, c.email, c.city FROM customers c',
      where: [like('c.name', 'customer', true)],
      order: 'c.name',
    }),
    tool('Customers in a place', 'Customers who live in a city or country.', {
      select: 'c.name, c.city, c.country FROM customers c',
      where: [equal('c.city', 'city'), country],
      order: 'c.name',
    }),
    tool('New customers per month', 'How many customers joined in each month.', {
      select: "strftime('%Y-%m', c.joined_on) AS month, COUNT(*) AS customers FROM customers c",
      where: [days('c.joined_on')],
      group: '1',
      order: '1',
    }),
    tool('Customers without orders', 'Customers who never bought anything.', {
      select: 'c.name, c.email FROM customers c LEFT JOIN orders o ON o.customer_id = c.id',
      where: [always('o.id IS NULL'), country],
      order: 'c.name',
    }),
    tool('Lapsed customers', 'Customers whose last order is before a day: they have not ordered since.', {
      select: 'c.name, MAX(o.placed_at) AS last_order FROM customers c JOIN orders o ON o.customer_id = c.id',
      group: 'c.id',
      having: [before('MAX(o.placed_at)', 'since')],
    }),
    tool('Newsletter subscribers', 'Customers who receive the newsletter or do not.', {
      select: 'c.name, c.email FROM customers c',
      where: [yesNo('c.newsletter', 'newsletter'), country],
      order: 'c.name',
    }),
    tool('Products in a price range', 'Products that cost between two prices.', {
      select: 'p.name, p.price FROM products p JOIN categories k ON k.id = p.category_id',
      where: [least('p.price', 'min_price'), most('p.price', 'max_price'), category],
      order: 'p.price',
    }),
    tool('Low stock', 'Products of which few pieces are left in stock.', {
      select: 'p.name, p.stock FROM products p JOIN categories k ON k.id = p.category_id',
      where: [whole('p.stock', '<=', 'max_stock', 10), category],
      order: 'p.stock',
    }),
    tool('Products never sold', 'Products that nobody ever ordered.', {
      select: 'p.name, p.price FROM products p LEFT JOIN order_items i ON i.product_id = p.id',
      where: [always('i.order_id IS NULL')],
    }),
    tool('Average rating per product', 'Products with their average review rating and number of reviews.', {
      select: 'p.name, AVG(r.rating) AS rating FROM reviews r JOIN products p ON p.id = r.product_id',
      group: 'p.id',
      order: '2 DESC',
      limit: 20,
    }),
    tool('Latest reviews', 'The newest product reviews with rating and text.', {
      select: 'p.name, r.rating, r.body FROM reviews r JOIN products p ON p.id = r.product_id',
      where: [exactly('r.rating', 'rating', 'Stars from 1 to 5.')],
      order: 'r.created_at DESC',
      limit: 20,
    }),
    tool('Cancellation rate per month', 'Share of orders that were cancelled or returned in each month.', {
      select: "strftime('%Y-%m', o.placed_at) AS month, AVG(o.status = 'cancelled') AS share FROM orders o",
      where: [placed],
      group: '1',
      order: '1',
    }),
    tool('Average order value', 'The average basket: what customers spend per order, for each month.', {
      select: "strftime('%Y-%m', t.placed_at) AS month, AVG(t.total) AS average FROM order_totals t",
      where: [days('t.placed_at')],
      group: '1',
      order: '1',
    }),
    tool('Coupon use', 'How often each discount code was used and the revenue it brought.', {
      select: `o.coupon, COUNT(*) AS orders FROM ${lines}`,
      where: [equal('o.coupon', 'coupon'), placed],
      group: '1',
    }),
    tool('Shipping time per country', 'Average days between order and shipment for each country.', {
      select:
        'c.country, AVG(julianday(o.shipped_at) - julianday(o.placed_at)) AS days FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [placed],
      group: '1',
    }),
    tool('Profit per product', 'Products ranked by margin: price minus cost times units sold.', {
      select: `p.name, SUM(i.quantity * (i.unit_price - p.cost)) AS profit FROM ${lines}`,
      where: [category],
      group: 'p.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Find products by name', 'Products whose name contains a text, with price and stock.', {
      select: 'p.name, p.price, p.stock FROM products p',
      where: [like('p.name', 'product', true)],
      order: 'p.name',
    }),
    tool('Repeat customers', 'Customers who placed several orders.', {
      select: 'c.name, COUNT(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id',
      group: 'c.id',
      having: [whole('COUNT(*)', '>=', 'min_orders', 2)],
      order: '2 DESC',
    }),
  ],
};
