import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const entries =
  'entries e JOIN accounts a ON a.id = e.account_id JOIN cost_centres k ON k.id = e.cost_centre_id';
const sales = 'invoices i JOIN clients c ON c.id = i.client_id';
const bills = 'bills b JOIN suppliers s ON s.id = b.supplier_id';
const expenses = 'expense_claims x JOIN employees m ON m.id = x.employee_id';
/** This team's periods end before the second day. */
const span = (column: string) =>
  by.days(column, { from: 'period_start', to: 'period_end', isEndWithin: false });
const account = by.equal('a.name', 'account', { description: 'Name of the ledger account.' });
const centre = by.equal('k.name', 'cost_centre');
const client = by.equal('c.name', 'client');
const supplier = by.equal('s.name', 'supplier');
const employee = by.equal('m.name', 'employee');
const currency = by.oneOf('e.currency', 'currency', ['EUR', 'USD', 'GBP', 'CHF']);

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
    tool('Balance of an account', 'Debit minus credit of one ledger account up to a day.')`
      SELECT SUM(e.debit - e.credit) AS balance FROM ${entries}
      WHERE ${by.equal('a.name', 'account', { required: true })}
      AND ${by.asked('e.booked_on <= :as_of', 'as_of', 'date')}`,
    tool('Trial balance', 'Balances of all accounts on a day.')`
      SELECT a.number, a.name, SUM(e.debit - e.credit) AS balance FROM ${entries}
      WHERE ${by.asked('e.booked_on <= :as_of', 'as_of', 'date')} GROUP BY a.id ORDER BY a.number`,
    tool('Journal of an account', 'Single bookings on an account, newest first.')`
      SELECT e.booked_on, e.text, e.debit, e.credit FROM ${entries}
      WHERE ${by.equal('a.name', 'account', { required: true })} AND ${span('e.booked_on')}
      ORDER BY e.booked_on DESC LIMIT ${by.limit(100)}`,
    tool('Profit and loss per month', 'Income, expenses and result for each month.')`
      SELECT strftime('%Y-%m', e.booked_on) AS month, SUM(e.credit - e.debit) AS result FROM ${entries}
      WHERE a.kind IN ('income', 'expense') AND ${span('e.booked_on')} GROUP BY 1`,
    tool('Costs per cost centre', 'Expenses booked on each cost centre.')`
      SELECT k.name, SUM(e.debit) AS costs FROM ${entries} WHERE ${account} AND ${span('e.booked_on')}
      GROUP BY k.id ORDER BY 2 DESC`,
    tool('Budget against actual', 'Planned and real costs of each cost centre in a year.')`
      SELECT k.name, g.planned, g.actual FROM budgets g JOIN cost_centres k ON k.id = g.cost_centre_id
      WHERE ${by.exactly('g.year', 'year', 'Financial year.')} AND ${centre}`,
    tool('Biggest suppliers', 'Suppliers ranked by what we bought from them.')`
      SELECT s.name, SUM(b.amount) AS bought FROM ${bills} WHERE ${span('b.billed_on')}
      GROUP BY s.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Bills of a supplier', 'Everything one supplier billed us.')`
      SELECT b.number, b.amount, b.due_on FROM ${bills}
      WHERE ${by.like('s.name', 'supplier', true)} AND ${span('b.billed_on')} ORDER BY b.billed_on DESC`,
    tool('Bills to pay', 'Open bills of suppliers that fall due before a day.')`
      SELECT b.number, s.name, b.amount FROM ${bills}
      WHERE b.paid_on IS NULL AND ${by.before('b.due_on', 'day')} AND ${supplier} ORDER BY b.due_on`,
    tool('Large payments', 'Outgoing payments of at least an amount.')`
      SELECT p.paid_on, p.payee, p.amount FROM payments p
      WHERE ${by.least('p.amount', 'min_amount', 10_000)} AND ${span('p.paid_on')} ORDER BY p.amount DESC`,
    tool('Find an invoice', 'One invoice by its number, with client, amount and date.')`
      SELECT i.number, c.name, i.amount, i.sent_on FROM ${sales}
      WHERE ${by.asked('i.number = :invoice_number', 'invoice_number', 'text')}`,
    tool('Invoices of a client', 'The invoices we sent to one client.')`
      SELECT i.number, i.amount, i.sent_on FROM ${sales}
      WHERE ${by.like('c.name', 'client', true)}
      AND ${by.oneOf('i.status', 'status', ['draft', 'sent', 'paid', 'reminded', 'written_off'])}`,
    tool('Invoiced per month', 'Number and sum of invoices sent in each month.')`
      SELECT strftime('%Y-%m', i.sent_on) AS month, COUNT(*) AS invoices, SUM(i.amount) AS total
      FROM ${sales}
      WHERE ${client} AND ${span('i.sent_on')} GROUP BY 1`,
    tool('Overdue invoices', 'Invoices clients have not paid some days after the due date.')`
      SELECT i.number, c.name, i.amount FROM ${sales}
      WHERE i.paid_on IS NULL AND ${by.daysBack('i.due_on', 1)} AND ${by.least('i.amount', 'min_amount')}
      ORDER BY i.due_on`,
    tool('Receivables by age', 'Outstanding money from clients in bands of 30, 60 and 90 days.')`
      SELECT CAST((julianday('now') - julianday(i.due_on)) / 30 AS INTEGER) * 30 AS band, SUM(i.amount) AS outstanding FROM ${sales}
      WHERE i.paid_on IS NULL AND ${client} GROUP BY 1`,
    tool('Days to pay per client', 'How long each client takes to settle an invoice.')`
      SELECT c.name, AVG(julianday(i.paid_on) - julianday(i.sent_on)) AS days FROM ${sales}
      WHERE ${span('i.sent_on')} GROUP BY c.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Clients over their credit limit', 'Clients who owe more than we allow them.')`
      SELECT c.name, SUM(i.amount) AS owed, c.credit_limit FROM ${sales} WHERE i.paid_on IS NULL
      GROUP BY c.id HAVING SUM(i.amount) > c.credit_limit`,
    tool('Credit notes', 'Credit notes we issued, with client and reason.')`
      SELECT n.number, c.name, n.amount, n.reason FROM credit_notes n JOIN clients c ON c.id = n.client_id
      WHERE ${client} AND ${span('n.issued_on')}`,
    tool('Cash per bank account', 'Current balance of each bank account.')`
      SELECT o.name, o.balance FROM bank_accounts o WHERE ${by.equal('o.name', 'bank_account')}`,
    tool('Cash flow per week', 'Money in and out of the bank for each week.')`
      SELECT strftime('%Y-%W', y.valued_on) AS week, SUM(y.amount) AS flow FROM bank_lines y
      JOIN bank_accounts o ON o.id = y.bank_account_id
      WHERE ${by.equal('o.name', 'bank_account')} AND ${span('y.valued_on')} GROUP BY 1`,
    tool('Unmatched bank lines', 'Bank transactions that are not assigned to a booking.')`
      SELECT y.valued_on, y.text, y.amount FROM bank_lines y
      JOIN bank_accounts o ON o.id = y.bank_account_id
      WHERE y.entry_id IS NULL AND ${by.equal('o.name', 'bank_account')} AND ${span('y.valued_on')}`,
    tool('VAT per quarter', 'Value added tax collected and paid in each quarter.')`
      SELECT strftime('%Y', v.taxed_on) AS year, (strftime('%m', v.taxed_on) + 2) / 3 AS quarter, SUM(v.amount) AS vat FROM vat_lines v
      WHERE ${by.exactly("strftime('%Y', v.taxed_on)", 'year')} GROUP BY 1, 2`,
    tool('Expense claims to approve', 'Claims of employees that wait for approval.')`
      SELECT m.name, x.purpose, x.amount FROM ${expenses}
      WHERE x.approved_on IS NULL AND ${employee} AND ${by.least('x.amount', 'min_amount')}`,
    tool('Expenses per employee', 'What each employee claimed back.')`
      SELECT m.name, SUM(x.amount) AS claimed FROM ${expenses}
      WHERE ${employee} AND ${span('x.spent_on')} GROUP BY m.id ORDER BY 2 DESC`,
    tool('Payroll per department', 'Gross wages and social charges of each department.')`
      SELECT w.department, SUM(w.gross + w.charges) AS payroll FROM payslips w
      WHERE ${by.equal('w.department', 'department')} AND ${span('w.paid_on')} GROUP BY 1`,
    tool('Fixed assets', 'Machines and equipment with their book value.')`
      SELECT f.name, f.bought_on, f.book_value FROM assets f WHERE ${by.least('f.book_value', 'min_value')}
      ORDER BY 3 DESC`,
    tool('Depreciation per year', 'Value written off on assets in each year.')`
      SELECT q.year, SUM(q.amount) AS depreciation FROM depreciations q
      WHERE ${by.exactly('q.year', 'year')} GROUP BY 1`,
    tool('Contracts to renew', 'Subscriptions and contracts that renew within a number of days.')`
      SELECT r.name, r.yearly_cost, r.renews_on FROM recurring_costs r
      WHERE ${by.daysAhead('r.renews_on', 30)} ORDER BY 3`,
    tool('Entries without a receipt', 'Bookings for which no document was uploaded.')`
      SELECT e.booked_on, e.text, e.debit FROM ${entries}
      WHERE e.document_id IS NULL AND ${account} AND ${by.least('e.debit', 'min_amount')}`,
    tool('Reversed entries', 'Bookings that were corrected later, and by whom.')`
      SELECT e.booked_on, e.text, e.reversed_by FROM ${entries}
      WHERE e.reversed_on IS NOT NULL AND ${span('e.booked_on')}`,
    tool('Exchange differences', 'Gains and losses from currencies.')`
      SELECT e.currency, SUM(e.credit - e.debit) AS difference FROM ${entries}
      WHERE a.kind = 'exchange' AND ${currency} AND ${span('e.booked_on')} GROUP BY 1`,
  ],
};
