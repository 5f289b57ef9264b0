import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from './smtp-mailbox.ts';

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
});

afterAll(() => mailbox.close());

function send(to: string, subject: string) {
  return nodemailer
    .createTransport(mailbox.url)
    .sendMail({ from: 'parley@example.com', to, subject, text: 'Grüße' });
}

test('keeps a mail with its text decoded', async () => {
  await send('ada@example.com', 'Hello');
  const mail = await mailbox.nextMail('ADA@example.com');
  expect(mail.subject).toBe('Hello');
  expect(mail.text?.trim()).toBe('Grüße');
});

test('waits for a mail that is still on its way, and hands each one out once', async () => {
  const first = mailbox.nextMail('bob@example.com');
  await send('bob@example.com', 'One');
  await send('bob@example.com', 'Two');
  expect((await first).subject).toBe('One');
  expect((await mailbox.nextMail('bob@example.com')).subject).toBe('Two');
});

test('says whose mail did not come', async () => {
  await expect(mailbox.nextMail('nobody@example.com', 20)).rejects.toThrow('nobody@example.com');
});
