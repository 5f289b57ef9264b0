import type { CaseTools } from './case-tools.ts';
import {
  always,
  asked,
  before,
  days,
  daysAhead,
  daysBack,
  equal,
  exactly,
  least,
  like,
  oneOf,
  tool,
} from './case-tools.ts';

const entries =
  'entries e JOIN accounts a ON a.id = e.account_id JOIN cost_centres k ON k.id = e.cost_centre_id';
const sales = 'invoices i JOIN clients c ON c.id = i.client_id';
const bills = 'bills b JOIN suppliers s ON s.id = b.supplier_id';
const expenses = 'expense_claims x JOIN employees m ON m.id = x.employee_id';
/** This team's periods end before the second day. */
const span = (column: string) => days(column, { from: 'period_start', to: 'period_end', isEndWithin: false });
const account = equal('a.name', 'account', { description: 'Name of the ledger account.' });
const centre = equal('k.name', 'cost_centre');
const client = equal('c.name', 'client');
const supplier = equal('s.name', 'supplier');
const employee = equal('m.name', 'employee');
const currency = oneOf('e.currency', 'currency', ['EUR', 'USD', 'GBP', 'CHF']);

export const ledger: CaseTools = {
  name: 'ledger',
  known: {
    account: ['Travel', 'Office rent', 'Marketing', 'Software', 'Telephone', 'Wages', 'Insurance'],
    cost_centre: ['Production', 'Sales', 'Research', 'Administration'],
    client: ['Halvorsen Marine', 'Pinecrest Hotels', 'Quill Media', 'Zephyr Labs'],
    supplier: ['Brightline Energy', 'Cobalt Hosting', 'Marlow Stationers', 'Ostrava Steel'],
    employee: ['Greta Nyström', 'Hugo Delacroix', 'Wanda Kowalczyk', 'Yusuf Demir'],
    bank_account: ['Main account', 'Savings', 'Dollar account'],
    department: ['Finance', 'Engineering', 'Logistics', 'Support'],
  },
  tools: [
    tool('Balance of an account', 'Debit minus credit of one ledger account up to a day.', {
      select: `SUM(e.debit - e.credit) AS balance FROM ${entries}`,
      where: [
        equal('a.name', 'account', { required: true }),
        asked('e.booked_on <= :as_of', 'as_of', 'date'),
      ],
    }),
    tool('Trial balance', 'Balances of all accounts on a day.', {
      select: `a.number, a.name, SUM(e.debit - e.credit) AS balance FROM ${entries}`,
      where: [asked('e.booked_on <= :as_of', 'as_of', 'date')],
      group: 'a.id',
      order: 'a.number',
    }),
    tool('Journal of an account', 'Single bookings on an account, newest first.', {
      select: `e.booked_on, e.text, e.debit, e.credit FROM ${entries}`,
      where: [equal('a.name', 'account', { required: true }), span('e.booked_on')],
      order: 'e.booked_on DESC',
      limit: 100,
    }),
    tool('Profit and loss per month', 'Income, expenses and result for each month.', {
      select: `strftime('%Y-%m', e.booked_on) AS month, SUM(e.credit - e.debit) AS result FROM ${entries}`,
      where: [always("a.kind IN ('income', 'expense')"), span('e.booked_on')],
      group: '1',
    }),
    tool('Costs per cost centre', 'Expenses booked on each cost centre.', {
      select: `k.name, SUM(e.debit) AS costs FROM ${entries}`,
      where: [account, span('e.booked_on')],
      group: 'k.id',
      order: '2 DESC',
    }),
    tool('Budget against actual', 'Planned and real costs of each cost centre in a year.', {
      select: 'k.name, g.planned, g.actual FROM budgets g JOIN cost_centres k ON k.id = g.cost_centre_id',
      where: [exactly('g.year', 'year', 'Financial year.'), centre],
    }),
    tool('Biggest suppliers', 'Suppliers ranked by what we bought from them.', {
      select: `s.name, SUM(b.amount) AS bought FROM ${bills}`,
      where: [span('b.billed_on')],
      group: 's.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Bills of a supplier', 'Everything one supplier billed us.', {
      select: `b.number, b.amount, b.due_on FROM ${bills}`,
      where: [like('s.name', 'supplier', true), span('b.billed_on')],
      order: 'b.billed_on DESC',
    }),
    tool('Bills to pay', 'Open bills of suppliers that fall due before a day.', {
      select: `b.number, s.name, b.amount FROM ${bills}`,
      where: [always('b.paid_on IS NULL'), before('b.due_on', 'day'), supplier],
      order: 'b.due_on',
    }),
    tool('Large payments', 'Outgoing payments of at least an amount.', {
      select: 'p.paid_on, p.payee, p.amount FROM payments p',
      where: [least('p.amount', 'min_amount', 10_000), span('p.paid_on')],
      order: 'p.amount DESC',
    }),
    tool('Find an invoice', 'One invoice by its number, with client, amount and date.', {
      select: `i.number, c.name, i.amount, i.sent_on FROM ${sales}`,
      where: [asked('i.number = :invoice_number', 'invoice_number', 'text')],
    }),
    tool('Invoices of a client', 'The invoices we sent to one client.', {
      select: `i.number, i.amount, i.sent_on FROM ${sales}`,
      where: [
        like('c.name', 'client', true),
        oneOf('i.status', 'status', ['draft', 'sent', 'paid', 'reminded', 'written_off']),
      ],
    }),
    tool('Invoiced per month', 'Number and sum of invoices sent in each month.', {
      select: `strftime('%Y-%m', i.sent_on) AS month, COUNT(*) AS invoices, SUM(i.amount) AS total FROM ${sales}`,
      where: [client, span('i.sent_on')],
      group: '1',
    }),
    tool('Overdue invoices', 'Invoices clients have not paid some days after the due date.', {
      select: `i.number, c.name, i.amount FROM ${sales}`,
      where: [always('i.paid_on IS NULL'), daysBack('i.due_on', 1), least('i.amount', 'min_amount')],
      order: 'i.due_on',
    }),
    tool('Receivables by age', 'Outstanding money from clients in bands of 30, 60 and 90 days.', {
      select: `CAST((julianday('now') - julianday(i.due_on)) / 30 AS INTEGER) * 30 AS band, SUM(i.amount) AS outstanding FROM ${sales}`,
      where: [always('i.paid_on IS NULL'), client],
      group: '1',
    }),
    tool('Days to pay per client', 'How long each client takes to settle an invoice.', {
      select: `c.name, AVG(julianday(i.paid_on) - julianday(i.sent_on)) AS days FROM ${sales}`,
      where: [span('i.sent_on')],
      group: 'c.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Clients over their credit limit', 'Clients who owe more than we allow them.', {
      select: `c.name, SUM(i.amount) AS owed, c.credit_limit FROM ${sales}`,
      where: [always('i.paid_on IS NULL')],
      group: 'c.id HAVING SUM(i.amount) > c.credit_limit',
    }),
    tool('Credit notes', 'Credit notes we issued, with client and reason.', {
      select: 'n.number, c.name, n.amount, n.reason FROM credit_notes n JOIN clients c ON c.id = n.client_id',
      where: [client, span('n.issued_on')],
    }),
    tool('Cash per bank account', 'Current balance of each bank account.', {
      select: 'o.name, o.balance FROM bank_accounts o',
      where: [equal('o.name', 'bank_account')],
    }),
    tool('Cash flow per week', 'Money in and out of the bank for each week.', {
      select:
        "strftime('%Y-%W', y.valued_on) AS week, SUM(y.amount) AS flow FROM bank_lines y JOIN bank_accounts o ON o.id = y.bank_account_id",
      where: [equal('o.name', 'bank_account'), span('y.valued_on')],
      group: '1',
    }),
    tool('Unmatched bank lines', 'Bank transactions that are not assigned to a booking.', {
      select:
        'y.valued_on, y.text, y.amount FROM bank_lines y JOIN bank_accounts o ON o.id = y.bank_account_id',
      where: [always('y.entry_id IS NULL'), equal('o.name', 'bank_account'), span('y.valued_on')],
    }),
    tool('VAT per quarter', 'Value added tax collected and paid in each quarter.', {
      select:
        "strftime('%Y', v.taxed_on) AS year, (strftime('%m', v.taxed_on) + 2) / 3 AS quarter, SUM(v.amount) AS vat FROM vat_lines v",
      where: [exactly("strftime('%Y', v.taxed_on)", 'year')],
      group: '1, 2',
    }),
    tool('Expense claims to approve', 'Claims of employees that wait for approval.', {
      select: `m.name, x.purpose, x.amount FROM ${expenses}`,
      where: [always('x.approved_on IS NULL'), employee, least('x.amount', 'min_amount')],
    }),
    tool('Expenses per employee', 'What each employee claimed back.', {
      select: `m.name, SUM(x.amount) AS claimed FROM ${expenses}`,
      where: [employee, span('x.spent_on')],
      group: 'm.id',
      order: '2 DESC',
    }),
    tool('Payroll per department', 'Gross wages and social charges of each department.', {
      select: 'w.department, SUM(w.gross + w.charges) AS payroll FROM payslips w',
      where: [equal('w.department', 'department'), span('w.paid_on')],
      group: '1',
    }),
    tool('Fixed assets', 'Machines and equipment with their book value.', {
      select: 'f.name, f.bought_on, f.book_value FROM assets f',
      where: [least('f.book_value', 'min_value')],
      order: '3 DESC',
    }),
    tool('Depreciation per year', 'Value written off on assets in each year.', {
      select: 'q.year, SUM(q.amount) AS depreciation FROM depreciations q',
      where: [exactly('q.year', 'year')],
      group: '1',
    }),
    tool('Contracts to renew', 'Subscriptions and contracts that renew within a number of days.', {
      select: 'r.name, r.yearly_cost, r.renews_on FROM recurring_costs r',
      where: [daysAhead('r.renews_on', 30)],
      order: '3',
    }),
    tool('Entries without a receipt', 'Bookings for which no document was uploaded.', {
      select: `e.booked_on, e.text, e.debit FROM ${entries}`,
      where: [always('e.document_id IS NULL'), account, least('e.debit', 'min_amount')],
    }),
    tool('Reversed entries', 'Bookings that were corrected later, and by whom.', {
      select: `e.booked_on, e.text, e.reversed_by FROM ${entries}`,
      where: [always('e.reversed_on IS NOT NULL'), span('e.booked_on')],
    }),
    tool('Exchange differences', 'Gains and losses from currencies.', {
      select: `e.currency, SUM(e.credit - e.debit) AS difference FROM ${entries}`,
      where: [always("a.kind = 'exchange'"), currency, span('e.booked_on')],
      group: '1',
    }),
  ],
};
