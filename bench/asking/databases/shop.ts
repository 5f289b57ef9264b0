import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const lines =
  'order_items i JOIN orders o ON o.id = i.order_id JOIN products p ON p.id = i.product_id JOIN customers c ON c.id = o.customer_id JOIN categories k ON k.id = p.category_id';
const status = by.oneOf('o.status', 'status', [
  'pending',
  'paid',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
]);
const country = by.equal('c.country', 'country');
const category = by.equal('k.name', 'category');
const placed = by.days('o.placed_at');

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
    tool('Top customers by spend', 'Customers ranked by the total amount they spent.')`
      SELECT c.name, SUM(i.quantity * i.unit_price) AS spent FROM ${lines}
      WHERE ${country} AND ${placed} GROUP BY c.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Top products by revenue', 'Products ranked by the revenue they brought in.')`
      SELECT p.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}
      WHERE ${category} AND ${placed} GROUP BY p.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Best sellers by units', 'Products ranked by how many units were sold.')`
      SELECT p.name, SUM(i.quantity) AS units FROM ${lines} WHERE ${category} AND ${placed}
      GROUP BY p.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Revenue per month', 'Total sales for each month, a trend over time.')`
      SELECT strftime('%Y-%m', o.placed_at) AS month, SUM(i.quantity * i.unit_price) AS revenue
      FROM ${lines}
      WHERE ${country} AND ${placed} GROUP BY 1 ORDER BY 1`,
    tool('Revenue per category', 'Total sales for each product category.')`
      SELECT k.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines} WHERE ${placed}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Revenue per country', 'Total sales for each country of the customers.')`
      SELECT c.country, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines} WHERE ${placed}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Orders per month', 'Number of orders placed in each month.')`
      SELECT strftime('%Y-%m', o.placed_at) AS month, COUNT(*) AS orders FROM orders o
      WHERE ${status} AND ${placed} GROUP BY 1 ORDER BY 1`,
    tool('Orders by status', 'How many orders are in each status.')`
      SELECT o.status, COUNT(*) AS orders FROM orders o WHERE ${placed} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Latest orders', 'The newest orders with customer, status and date.')`
      SELECT o.id, c.name, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id
      WHERE ${status} ORDER BY o.placed_at DESC LIMIT ${by.limit(20)}`,
    tool('Orders of a customer', 'All orders that one customer placed.')`
      SELECT o.id, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id
      WHERE ${by.like('c.name', 'customer', true)} AND ${status} ORDER BY o.placed_at DESC`,
    tool('Order details', 'The products, quantities and prices in one order.')`
      SELECT p.name, i.quantity, i.unit_price FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE ${by.whole('i.order_id', '=', 'order_id')}`,
    tool('Orders waiting to be shipped', 'Paid orders that have not been shipped for some days.')`
      SELECT o.id, o.placed_at FROM orders o
      WHERE o.status = 'paid' AND o.shipped_at IS NULL AND ${by.daysBack('o.placed_at', 3)}
      ORDER BY o.placed_at`,
    tool('Large orders', 'Orders whose total value is above an amount.')`
      SELECT t.order_id, t.total, t.placed_at FROM order_totals t
      WHERE ${by.least('t.total', 'min_total', 500)} AND ${by.days('t.placed_at')} ORDER BY t.total DESC`,
    tool('Find customers by name', 'Customers whose name contains a text, with email and city.')`
      SELECT c.name, c.email, c.city FROM customers c WHERE ${by.like('c.name', 'customer', true)}
      ORDER BY c.name`,
    tool('Customers in a place', 'Customers who live in a city or country.')`
      SELECT c.name, c.city, c.country FROM customers c WHERE ${by.equal('c.city', 'city')} AND ${country}
      ORDER BY c.name`,
    tool('New customers per month', 'How many customers joined in each month.')`
      SELECT strftime('%Y-%m', c.joined_on) AS month, COUNT(*) AS customers FROM customers c
      WHERE ${by.days('c.joined_on')} GROUP BY 1 ORDER BY 1`,
    tool('Customers without orders', 'Customers who never bought anything.')`
      SELECT c.name, c.email FROM customers c LEFT JOIN orders o ON o.customer_id = c.id
      WHERE o.id IS NULL AND ${country} ORDER BY c.name`,
    tool('Lapsed customers', 'Customers whose last order is before a day: they have not ordered since.')`
      SELECT c.name, MAX(o.placed_at) AS last_order FROM customers c JOIN orders o ON o.customer_id = c.id
      GROUP BY c.id HAVING ${by.before('MAX(o.placed_at)', 'since')}`,
    tool('Newsletter subscribers', 'Customers who receive the newsletter or do not.')`
      SELECT c.name, c.email FROM customers c
      WHERE ${by.yesNo('c.newsletter', 'newsletter')} AND ${country} ORDER BY c.name`,
    tool('Products in a price range', 'Products that cost between two prices.')`
      SELECT p.name, p.price FROM products p JOIN categories k ON k.id = p.category_id
      WHERE ${by.least('p.price', 'min_price')} AND ${by.most('p.price', 'max_price')} AND ${category}
      ORDER BY p.price`,
    tool('Low stock', 'Products of which few pieces are left in stock.')`
      SELECT p.name, p.stock FROM products p JOIN categories k ON k.id = p.category_id
      WHERE ${by.whole('p.stock', '<=', 'max_stock', 10)} AND ${category} ORDER BY p.stock`,
    tool('Products never sold', 'Products that nobody ever ordered.')`
      SELECT p.name, p.price FROM products p LEFT JOIN order_items i ON i.product_id = p.id
      WHERE i.order_id IS NULL`,
    tool('Average rating per product', 'Products with their average review rating and number of reviews.')`
      SELECT p.name, AVG(r.rating) AS rating FROM reviews r JOIN products p ON p.id = r.product_id
      GROUP BY p.id ORDER BY 2 DESC LIMIT ${by.limit(20)}`,
    tool('Latest reviews', 'The newest product reviews with rating and text.')`
      SELECT p.name, r.rating, r.body FROM reviews r JOIN products p ON p.id = r.product_id
      WHERE ${by.exactly('r.rating', 'rating', 'Stars from 1 to 5.')}
      ORDER BY r.created_at DESC LIMIT ${by.limit(20)}`,
    tool('Cancellation rate per month', 'Share of orders that were cancelled or returned in each month.')`
      SELECT strftime('%Y-%m', o.placed_at) AS month, AVG(o.status = 'cancelled') AS share FROM orders o
      WHERE ${placed} GROUP BY 1 ORDER BY 1`,
    tool('Average order value', 'The average basket: what customers spend per order, for each month.')`
      SELECT strftime('%Y-%m', t.placed_at) AS month, AVG(t.total) AS average FROM order_totals t
      WHERE ${by.days('t.placed_at')} GROUP BY 1 ORDER BY 1`,
    tool('Coupon use', 'How often each discount code was used and the revenue it brought.')`
      SELECT o.coupon, COUNT(*) AS orders FROM ${lines}
      WHERE ${by.equal('o.coupon', 'coupon')} AND ${placed} GROUP BY 1`,
    tool('Shipping time per country', 'Average days between order and shipment for each country.')`
      SELECT c.country, AVG(julianday(o.shipped_at) - julianday(o.placed_at)) AS days FROM orders o
      JOIN customers c ON c.id = o.customer_id
      WHERE ${placed} GROUP BY 1`,
    tool('Profit per product', 'Products ranked by margin: price minus cost times units sold.')`
      SELECT p.name, SUM(i.quantity * (i.unit_price - p.cost)) AS profit FROM ${lines} WHERE ${category}
      GROUP BY p.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Find products by name', 'Products whose name contains a text, with price and stock.')`
      SELECT p.name, p.price, p.stock FROM products p WHERE ${by.like('p.name', 'product', true)}
      ORDER BY p.name`,
    tool('Repeat customers', 'Customers who placed several orders.')`
      SELECT c.name, COUNT(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id
      GROUP BY c.id HAVING ${by.whole('COUNT(*)', '>=', 'min_orders', 2)} ORDER BY 2 DESC`,
  ],
};
