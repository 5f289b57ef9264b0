import type { CaseDatabase } from './case-tools.ts';
import { before, days, daysBack, equal, least, like, most, oneOf, tool, whole, yesNo } from './case-tools.ts';

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

export const shop: CaseDatabase = {
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
      after: 'GROUP BY c.id ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Top products by revenue', 'Products ranked by the revenue they brought in.', {
      select: `p.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [category, placed],
      after: 'GROUP BY p.id ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Best sellers by units', 'Products ranked by how many units were sold.', {
      select: `p.name, SUM(i.quantity) AS units FROM ${lines}`,
      where: [category, placed],
      after: 'GROUP BY p.id ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Revenue per month', 'Total sales for each month, a trend over time.', {
      select: `strftime('%Y-%m', o.placed_at) AS month, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [country, placed],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Revenue per category', 'Total sales for each product category.', {
      select: `k.name, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [placed],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Revenue per country', 'Total sales for each country of the customers.', {
      select: `c.country, SUM(i.quantity * i.unit_price) AS revenue FROM ${lines}`,
      where: [placed],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Orders per month', 'Number of orders placed in each month.', {
      select: "strftime('%Y-%m', o.placed_at) AS month, COUNT(*) AS orders FROM orders o",
      where: [status, placed],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Orders by status', 'How many orders are in each status.', {
      select: 'o.status, COUNT(*) AS orders FROM orders o',
      where: [placed],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Latest orders', 'The newest orders with customer, status and date.', {
      select: 'o.id, c.name, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [status],
      after: 'ORDER BY o.placed_at DESC',
      limit: 20,
    }),
    tool('Orders of a customer', 'All orders that one customer placed.', {
      select: 'o.id, o.status, o.placed_at FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [like('c.name', 'customer', true), status],
      after: 'ORDER BY o.placed_at DESC',
    }),
    tool('Order details', 'The products, quantities and prices in one order.', {
      select: 'p.name, i.quantity, i.unit_price FROM order_items i JOIN products p ON p.id = i.product_id',
      where: [whole('i.order_id', '=', 'order_id')],
    }),
    tool('Orders waiting to be shipped', 'Paid orders that have not been shipped for some days.', {
      select: 'o.id, o.placed_at FROM orders o',
      where: [daysBack('o.placed_at', 3)],
      after: "AND o.status = 'paid' AND o.shipped_at IS NULL ORDER BY o.placed_at",
    }),
    tool('Large orders', 'Orders whose total value is above an amount.', {
      select: 't.order_id, t.total, t.placed_at FROM order_totals t',
      where: [least('t.total', 'min_total', 500), days('t.placed_at')],
      after: 'ORDER BY t.total DESC',
    }),
    tool('Find customers by name', 'Customers whose name contains a text, with email and city.', {
      select: 'c.name, c.email, c.city FROM customers c',
      where: [like('c.name', 'customer', true)],
      after: 'ORDER BY c.name',
    }),
    tool('Customers in a place', 'Customers who live in a city or country.', {
      select: 'c.name, c.city, c.country FROM customers c',
      where: [equal('c.city', 'city'), country],
      after: 'ORDER BY c.name',
    }),
    tool('New customers per month', 'How many customers joined in each month.', {
      select: "strftime('%Y-%m', c.joined_on) AS month, COUNT(*) AS customers FROM customers c",
      where: [days('c.joined_on')],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Customers without orders', 'Customers who never bought anything.', {
      select: 'c.name, c.email FROM customers c LEFT JOIN orders o ON o.customer_id = c.id',
      where: [country],
      after: 'AND o.id IS NULL ORDER BY c.name',
    }),
    tool('Lapsed customers', 'Customers whose last order is before a day: they have not ordered since.', {
      select:
        'c.name, MAX(o.placed_at) AS last_order FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id HAVING 1 = 1',
      where: [before('MAX(o.placed_at)', 'since')],
    }),
    tool('Newsletter subscribers', 'Customers who receive the newsletter or do not.', {
      select: 'c.name, c.email FROM customers c',
      where: [yesNo('c.newsletter', 'newsletter'), country],
      after: 'ORDER BY c.name',
    }),
    tool('Products in a price range', 'Products that cost between two prices.', {
      select: 'p.name, p.price FROM products p JOIN categories k ON k.id = p.category_id',
      where: [least('p.price', 'min_price'), most('p.price', 'max_price'), category],
      after: 'ORDER BY p.price',
    }),
    tool('Low stock', 'Products of which few pieces are left in stock.', {
      select: 'p.name, p.stock FROM products p JOIN categories k ON k.id = p.category_id',
      where: [whole('p.stock', '<=', 'max_stock', 10), category],
      after: 'ORDER BY p.stock',
    }),
    tool('Products never sold', 'Products that nobody ever ordered.', {
      select:
        'p.name, p.price FROM products p LEFT JOIN order_items i ON i.product_id = p.id WHERE i.order_id IS NULL',
    }),
    tool('Average rating per product', 'Products with their average review rating and number of reviews.', {
      select: 'p.name, AVG(r.rating) AS rating FROM reviews r JOIN products p ON p.id = r.product_id',
      after: 'GROUP BY p.id ORDER BY 2 DESC',
      limit: 20,
    }),
    tool('Latest reviews', 'The newest product reviews with rating and text.', {
      select: 'p.name, r.rating, r.body FROM reviews r JOIN products p ON p.id = r.product_id',
      where: [
        {
          sql: '(:rating IS NULL OR r.rating = :rating)',
          parameters: [
            { name: 'rating', type: 'integer', description: 'Stars from 1 to 5.', required: false },
          ],
        },
      ],
      after: 'ORDER BY r.created_at DESC',
      limit: 20,
    }),
    tool('Cancellation rate per month', 'Share of orders that were cancelled or returned in each month.', {
      select: "strftime('%Y-%m', o.placed_at) AS month, AVG(o.status = 'cancelled') AS share FROM orders o",
      where: [placed],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Average order value', 'The average basket: what customers spend per order, for each month.', {
      select: "strftime('%Y-%m', t.placed_at) AS month, AVG(t.total) AS average FROM order_totals t",
      where: [days('t.placed_at')],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Coupon use', 'How often each discount code was used and the revenue it brought.', {
      select: `o.coupon, COUNT(*) AS orders FROM ${lines}`,
      where: [equal('o.coupon', 'coupon'), placed],
      after: 'GROUP BY 1',
    }),
    tool('Shipping time per country', 'Average days between order and shipment for each country.', {
      select:
        'c.country, AVG(julianday(o.shipped_at) - julianday(o.placed_at)) AS days FROM orders o JOIN customers c ON c.id = o.customer_id',
      where: [placed],
      after: 'GROUP BY 1',
    }),
    tool('Profit per product', 'Products ranked by margin: price minus cost times units sold.', {
      select: `p.name, SUM(i.quantity * (i.unit_price - p.cost)) AS profit FROM ${lines}`,
      where: [category],
      after: 'GROUP BY p.id ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Find products by name', 'Products whose name contains a text, with price and stock.', {
      select: 'p.name, p.price, p.stock FROM products p',
      where: [like('p.name', 'product', true)],
      after: 'ORDER BY p.name',
    }),
    tool('Repeat customers', 'Customers who placed several orders.', {
      select:
        'c.name, COUNT(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id HAVING 1 = 1',
      where: [whole('COUNT(*)', '>=', 'min_orders', 2)],
      after: 'ORDER BY 2 DESC',
    }),
  ],
  questions: [
    { question: 'Who are our best customers?', tool: 'Top customers by spend' },
    {
      question: 'top 5 customers by spend this year',
      tool: 'Top customers by spend',
      values: { limit: 5, from: '2026-01-01', to: '2026-12-31' },
    },
    {
      question: 'which clients spent the most money in Germany',
      tool: 'Top customers by spend',
      values: { country: 'Germany' },
    },
    {
      question: 'the 3 biggest spenders of last quarter',
      tool: 'Top customers by spend',
      values: { limit: 3, from: '2025-10-01', to: '2025-12-31' },
    },
    {
      question: 'What were the top 10 products by revenue in 2025?',
      tool: 'Top products by revenue',
      values: { from: '2025-01-01', to: '2025-12-31', limit: 10 },
    },
    {
      question: 'which products make the most money in the kitchen category',
      tool: 'Top products by revenue',
      values: { category: 'Kitchen' },
    },
    {
      question: 'best selling items last month',
      tool: 'Best sellers by units',
      values: { from: '2026-02-01', to: '2026-02-28' },
    },
    {
      question: 'what sold the most units since January',
      tool: 'Best sellers by units',
      values: { from: '2026-01-01' },
    },
    {
      question: 'how did our sales develop over the last 12 months',
      tool: 'Revenue per month',
      values: { from: '2025-03-19', to: '2026-03-18' },
    },
    { question: 'monthly revenue for Norway', tool: 'Revenue per month', values: { country: 'Norway' } },
    {
      question: 'turnover by month in 2024',
      tool: 'Revenue per month',
      values: { from: '2024-01-01', to: '2024-12-31' },
    },
    { question: 'which category earns us the most', tool: 'Revenue per category' },
    {
      question: 'sales by category last week',
      tool: 'Revenue per category',
      values: { from: '2026-03-09', to: '2026-03-15' },
    },
    { question: 'where does our revenue come from geographically', tool: 'Revenue per country' },
    {
      question: 'revenue by country between 1 January and 15 February 2026',
      tool: 'Revenue per country',
      values: { from: '2026-01-01', to: '2026-02-15' },
    },
    { question: 'how many orders did we get each month', tool: 'Orders per month' },
    {
      question: 'number of cancelled orders per month since 2025',
      tool: 'Orders per month',
      values: { status: 'cancelled', from: '2025-01-01' },
    },
    {
      question: 'order volume by month in Q4 2025',
      tool: 'Orders per month',
      values: { from: '2025-10-01', to: '2025-12-31' },
    },
    { question: 'how many orders are in each status', tool: 'Orders by status' },
    {
      question: 'breakdown of order statuses this month',
      tool: 'Orders by status',
      values: { from: '2026-03-01', to: '2026-03-31' },
    },
    { question: 'show me the latest orders', tool: 'Latest orders' },
    {
      question: 'last 5 orders that were returned',
      tool: 'Latest orders',
      values: { limit: 5, status: 'returned' },
    },
    { question: 'newest 10 paid orders', tool: 'Latest orders', values: { limit: 10, status: 'paid' } },
    { question: 'what did Ada Berg order?', tool: 'Orders of a customer', values: { customer: 'Ada Berg' } },
    {
      question: 'orders placed by zoe sorensen',
      tool: 'Orders of a customer',
      values: { customer: 'Zoë Sørensen' },
    },
    {
      question: "Greta Keller's delivered orders",
      tool: 'Orders of a customer',
      values: { customer: 'Greta Keller', status: 'delivered' },
    },
    { question: 'what is in order 1042', tool: 'Order details', values: { order_id: 1042 } },
    { question: 'show the items of order #77', tool: 'Order details', values: { order_id: 77 } },
    {
      question: 'which paid orders have been waiting for shipment for more than a week',
      tool: 'Orders waiting to be shipped',
      values: { days: 7 },
    },
    {
      question: 'unshipped orders older than 5 days',
      tool: 'Orders waiting to be shipped',
      values: { days: 5 },
    },
    { question: 'orders over 1,000 dollars', tool: 'Large orders', values: { min_total: 1000 } },
    {
      question: 'orders worth at least €250 last month',
      tool: 'Large orders',
      values: { min_total: 250, from: '2026-02-01', to: '2026-02-28' },
    },
    {
      question: 'find the customer called Castro',
      tool: 'Find customers by name',
      values: { customer: 'Castro' },
    },
    {
      question: "what is noah silva's email address",
      tool: 'Find customers by name',
      values: { customer: 'Noah Silva' },
    },
    { question: 'customers in Oslo', tool: 'Customers in a place', values: { city: 'Oslo' } },
    { question: 'who lives in sweden', tool: 'Customers in a place', values: { country: 'Sweden' } },
    { question: 'list German customers', tool: 'Customers in a place', values: { country: 'Germany' } },
    { question: 'customers from Copenhagn', tool: 'Customers in a place', values: { city: 'Copenhagen' } },
    { question: 'how many new customers joined each month', tool: 'New customers per month' },
    {
      question: 'customer sign-ups per month in 2025',
      tool: 'New customers per month',
      values: { from: '2025-01-01', to: '2025-12-31' },
    },
    { question: 'which customers never bought anything', tool: 'Customers without orders' },
    {
      question: 'people in Austria who have not placed a single order',
      tool: 'Customers without orders',
      values: { country: 'Austria' },
    },
    {
      question: 'customers who have not ordered since October',
      tool: 'Lapsed customers',
      values: { since: '2025-10-01' },
    },
    {
      question: 'who has not ordered in the last 90 days',
      tool: 'Lapsed customers',
      values: { since: '2025-12-19' },
    },
    {
      question: 'customers subscribed to the newsletter in France',
      tool: 'Newsletter subscribers',
      values: { newsletter: true, country: 'France' },
    },
    {
      question: 'customers without newsletter',
      tool: 'Newsletter subscribers',
      values: { newsletter: false },
    },
    {
      question: 'products between 20 and 50 euros',
      tool: 'Products in a price range',
      values: { min_price: 20, max_price: 50 },
    },
    {
      question: 'garden products cheaper than 15',
      tool: 'Products in a price range',
      values: { max_price: 15, category: 'Garden' },
    },
    { question: 'what costs more than $200', tool: 'Products in a price range', values: { min_price: 200 } },
    { question: 'what is running out of stock', tool: 'Low stock' },
    {
      question: 'office products with fewer than 5 pieces left',
      tool: 'Low stock',
      values: { max_stock: 4, category: 'Office' },
    },
    { question: 'which products were never ordered', tool: 'Products never sold' },
    { question: 'average review rating of each product', tool: 'Average rating per product' },
    { question: 'best rated 5 products', tool: 'Average rating per product', values: { limit: 5 } },
    { question: 'latest 1 star reviews', tool: 'Latest reviews', values: { rating: 1 } },
    { question: 'show 10 recent reviews', tool: 'Latest reviews', values: { limit: 10 } },
    { question: 'what share of orders gets cancelled', tool: 'Cancellation rate per month' },
    {
      question: 'average basket size year to date',
      tool: 'Average order value',
      values: { from: '2026-01-01', to: '2026-03-18' },
    },
    { question: 'how often was the coupon SPRING used', tool: 'Coupon use', values: { coupon: 'SPRING' } },
    { question: 'how long does shipping take by country', tool: 'Shipping time per country' },
    { question: 'which products are the most profitable', tool: 'Profit per product' },
    {
      question: 'do we have a reading lamp',
      tool: 'Find products by name',
      values: { product: 'Reading Lamp' },
    },
    { question: 'price of the soap dish', tool: 'Find products by name', values: { product: 'Soap Dish' } },
    { question: 'customers with at least 4 orders', tool: 'Repeat customers', values: { min_orders: 4 } },
    { question: 'who ordered more than five times', tool: 'Repeat customers', values: { min_orders: 6 } },
    {
      question: 'and for Sweden?',
      tool: 'Revenue per month',
      values: { country: 'Sweden', from: '2025-01-01', to: '2025-12-31' },
      after: {
        question: 'monthly revenue for Norway in 2025',
        values: { country: 'Norway', from: '2025-01-01', to: '2025-12-31' },
      },
    },
    {
      question: 'top 20 instead',
      tool: 'Top products by revenue',
      values: { limit: 20, category: 'Toys' },
      after: { question: 'top 5 toys by revenue', values: { limit: 5, category: 'Toys' } },
    },
    {
      question: 'what about last year?',
      tool: 'Orders by status',
      values: { from: '2025-01-01', to: '2025-12-31' },
      after: { question: 'orders by status this year', values: { from: '2026-01-01', to: '2026-12-31' } },
    },
  ],
};
