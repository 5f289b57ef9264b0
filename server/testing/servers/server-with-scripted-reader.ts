import { fileURLToPath } from 'node:url';
import { sampleShopQuestions } from '../../../web/src/lib/sample-shop/sample-shop-questions.ts';
import { freePort } from '../../src/platform/free-port.ts';
import { parameter } from '../ask-over-http.ts';
import { type QuestionReading, scriptedReader, sure, unanswerable, unsure } from '../scripted-reader.ts';
import { startTestApp } from '../test-app.ts';

/** Questions of the sample shop, and what the reader makes of them. */
export const scripted = {
  sure: 'How many reviews did customers from Norway write?',
  followUp: 'and by rating?',
  unsure: 'Who are the most active customers?',
  empty: 'How many reviews came from Atlantis?',
  doubted: 'How many patients from Norway were ill?',
  sample: sampleShopQuestions[0],
};

const reviews: QuestionReading = {
  sql: `SELECT count(*) AS number_of_reviews
FROM reviews
JOIN customers ON customers.id = reviews.customer_id
WHERE customers.country = :country`,
  parameters: [parameter('country', 'text', { required: true, default: 'Norway' })],
  values: { country: { value: 'Norway', origin: 'words', words: 'Norway', alternatives: [] } },
  wording: 'number of reviews, customer country Norway',
  confidence: 0.93,
};
const fromNowhere: QuestionReading = {
  ...reviews,
  values: { country: { value: 'Atlantis', origin: 'words', words: 'Atlantis', alternatives: [] } },
  wording: 'number of reviews, customer country Atlantis',
};
const byRating: QuestionReading = {
  ...reviews,
  sql: `SELECT reviews.rating, count(*) AS number_of_reviews
FROM reviews
JOIN customers ON customers.id = reviews.customer_id
WHERE customers.country = :country
GROUP BY reviews.rating
ORDER BY reviews.rating`,
  wording: 'number of reviews per rating, customer country Norway',
};
const most = (wording: string, table: string): QuestionReading => ({
  sql: `SELECT customers.name, count(*) AS number_of_${table}
FROM customers
JOIN ${table} ON ${table}.customer_id = customers.id
GROUP BY customers.id, customers.name
ORDER BY number_of_${table} DESC
LIMIT :rows`,
  parameters: [parameter('rows', 'integer', { required: true, default: 10 })],
  values: { rows: { value: 10, origin: 'guessed', words: null, alternatives: [] } },
  wording,
  confidence: 0.4,
});

async function serve(): Promise<void> {
  const reader = scriptedReader();
  reader.says(({ question, previous }) => {
    if (question === scripted.sure) return sure(reviews);
    if (question === scripted.followUp && previous === scripted.sure) return sure(byRating);
    if (question === scripted.empty) return sure(fromNowhere, byRating);
    if (question === scripted.sample) {
      return sure(most('number of orders per customer, only 10', 'orders'));
    }
    if (question === scripted.doubted) {
      return { ...unanswerable('patients', 'ill'), readings: [{ ...reviews, confidence: 0.4 }] };
    }
    if (question !== scripted.unsure) return unanswerable();
    return unsure(
      most('10 customers with the highest number of orders', 'orders'),
      most('10 customers with the highest number of reviews', 'reviews'),
    );
  });
  const port =
    process.env.PORT && process.env.PORT !== '0' ? process.env.PORT : String(await freePort('127.0.0.1'));
  const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  const settings = { PORT: port, TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' };
  const server = await startTestApp(settings, { webDir, reader: reader.read });
  await server.app.listen({ port: Number(port), host: '127.0.0.1' });
  process.once('SIGTERM', () => void server.close());
  process.stdout.write(`Parley is ready on ${server.origin}\n`);
}

if (import.meta.main) await serve();
