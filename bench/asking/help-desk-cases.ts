import type { CaseDatabase } from './case-tools.ts';
import { before, days, daysBack, equal, least, like, most, oneOf, tool, whole, yesNo } from './case-tools.ts';

const tickets = 'tickets t JOIN agents a ON a.id = t.agent_id JOIN companies c ON c.id = t.company_id';
const status = oneOf('t.status', 'status', ['new', 'open', 'waiting', 'resolved', 'closed']);
const priority = oneOf('t.priority', 'priority', ['low', 'normal', 'high', 'urgent']);
const agent = equal('a.name', 'agent');
const company = equal('c.name', 'company');
const created = days('t.created_at');

export const helpDesk: CaseDatabase = {
  name: 'help desk',
  known: {
    agent: ['Mira Okafor', 'Jonas Haas', 'Selma Ito', 'Pavel Novak', 'Lucia Vidal'],
    company: ['Northwind Ferries', 'Blue Harbor', 'Acorn Press', 'Delta Clinics', 'Sunrise Bakery'],
    topic: ['Billing', 'Login', 'Data export', 'Mobile app', 'Integrations'],
    team: ['Tier 1', 'Tier 2', 'Escalations'],
  },
  tools: [
    tool('Tickets per day', 'How many tickets were created on each day.', {
      select: `date(t.created_at) AS day, COUNT(*) AS tickets FROM ${tickets}`,
      where: [priority, created],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Tickets per month', 'How many tickets were created in each month.', {
      select: `strftime('%Y-%m', t.created_at) AS month, COUNT(*) AS tickets FROM ${tickets}`,
      where: [status, created],
      after: 'GROUP BY 1 ORDER BY 1',
    }),
    tool('Tickets by status', 'The number of tickets in each status.', {
      select: `t.status, COUNT(*) FROM ${tickets}`,
      where: [created],
      after: 'GROUP BY 1',
    }),
    tool('Tickets by priority', 'The number of tickets at each priority level.', {
      select: `t.priority, COUNT(*) FROM ${tickets}`,
      where: [status, created],
      after: 'GROUP BY 1',
    }),
    tool('Tickets by topic', 'What people write about: number of tickets for each topic.', {
      select: `p.name, COUNT(*) FROM ${tickets} JOIN topics p ON p.id = t.topic_id`,
      where: [created],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Latest tickets', 'The newest tickets with subject, company and agent.', {
      select: `t.id, t.subject, c.name FROM ${tickets}`,
      where: [status, priority],
      after: 'ORDER BY t.created_at DESC',
      limit: 20,
    }),
    tool('Tickets of an agent', 'Tickets assigned to one agent.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [like('a.name', 'agent', true), status],
      after: 'ORDER BY t.created_at DESC',
    }),
    tool('Tickets of a company', 'Tickets that one company opened.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [like('c.name', 'company', true), status],
      after: 'ORDER BY t.created_at DESC',
    }),
    tool('Ticket details', 'One ticket with its subject, status and all messages.', {
      select: 'm.body, m.sent_at FROM messages m',
      where: [whole('m.ticket_id', '=', 'ticket_id')],
    }),
    tool('Search tickets by subject', 'Tickets whose subject contains some words.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [like('t.subject', 'subject', true)],
    }),
    tool('Unassigned tickets', 'Tickets that no agent has picked up.', {
      select: 't.id, t.subject FROM tickets t',
      where: [priority],
      after: 'AND t.agent_id IS NULL',
    }),
    tool('Overdue tickets', 'Unresolved tickets whose due date has passed.', {
      select: `t.id, t.subject, t.due_on FROM ${tickets}`,
      where: [before('t.due_on', 'as_of'), priority],
    }),
    tool('Stale tickets', 'Open tickets without any reply for a number of days.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [daysBack('t.last_reply_at', 7)],
    }),
    tool('Workload per agent', 'How many open tickets each agent has on the desk.', {
      select: `a.name, COUNT(*) AS tickets FROM ${tickets}`,
      where: [equal('a.team', 'team')],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Fastest agents', 'Agents ranked by their average time to resolve a ticket.', {
      select: `a.name, AVG(t.hours) AS hours FROM ${tickets}`,
      where: [created],
      after: 'GROUP BY 1 ORDER BY 2',
      limit: 10,
    }),
    tool('Average first response time', 'Hours until the first answer, for each month.', {
      select: `strftime('%Y-%m', t.created_at) AS month, AVG(t.first_hours) FROM ${tickets}`,
      where: [priority, created],
      after: 'GROUP BY 1',
    }),
    tool('Average resolution time per topic', 'How long it takes to solve tickets of each topic.', {
      select: `p.name, AVG(t.hours) FROM ${tickets} JOIN topics p ON p.id = t.topic_id`,
      where: [created],
      after: 'GROUP BY 1',
    }),
    tool('Satisfaction per agent', 'Average satisfaction score that customers gave each agent.', {
      select: `a.name, AVG(s.score) FROM surveys s JOIN ${tickets}`,
      where: [days('s.answered_at')],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Bad ratings', 'Survey answers with a low score and what the person wrote.', {
      select: `s.score, s.comment FROM surveys s JOIN ${tickets}`,
      where: [whole('s.score', '<=', 'max_score', 2), agent],
      after: 'ORDER BY s.answered_at DESC',
      limit: 50,
    }),
    tool('Satisfaction over time', 'Average survey score for each month.', {
      select: "strftime('%Y-%m', s.answered_at) AS month, AVG(s.score) FROM surveys s",
      where: [days('s.answered_at')],
      after: 'GROUP BY 1',
    }),
    tool('Companies with most tickets', 'Companies ranked by how many tickets they opened.', {
      select: `c.name, COUNT(*) FROM ${tickets}`,
      where: [created],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Companies without tickets', 'Companies that never asked for help.', {
      select: 'c.name FROM companies c LEFT JOIN tickets t ON t.company_id = c.id WHERE t.id IS NULL',
    }),
    tool('Reopened tickets', 'Tickets that were opened again after they were solved.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [created, agent],
      after: 'AND t.reopened > 0',
    }),
    tool('Tickets with many messages', 'Long conversations: tickets with many messages.', {
      select:
        't.id, COUNT(*) AS messages FROM tickets t JOIN messages m ON m.ticket_id = t.id GROUP BY t.id HAVING 1 = 1',
      where: [whole('COUNT(*)', '>=', 'min_messages', 10)],
    }),
    tool('Agents on duty', 'Agents who are available or away now, by team.', {
      select: 'a.name FROM agents a',
      where: [yesNo('a.available', 'available'), equal('a.team', 'team')],
    }),
    tool('Busiest hours', 'At which hour of the day most tickets come in.', {
      select: "strftime('%H', t.created_at) AS hour, COUNT(*) FROM tickets t",
      where: [created],
      after: 'GROUP BY 1',
    }),
    tool('Breached service levels', 'Tickets answered later than their service level allows.', {
      select: `t.id, c.name FROM ${tickets}`,
      where: [company, created],
      after: 'AND t.first_hours > t.allowed_hours',
    }),
    tool('Knowledge base articles by views', 'Help articles ranked by how often they were read.', {
      select: 'k.title, k.views FROM articles k',
      where: [least('k.views', 'min_views')],
      after: 'ORDER BY 2 DESC',
      limit: 20,
    }),
    tool('Outdated articles', 'Help articles that were not updated since a day.', {
      select: 'k.title FROM articles k',
      where: [before('k.updated_at', 'since')],
    }),
    tool('Contracts by value', 'Support contracts with their yearly value in a range.', {
      select: 'c.name, x.yearly_value FROM contracts x JOIN companies c ON c.id = x.company_id',
      where: [least('x.yearly_value', 'min_value'), most('x.yearly_value', 'max_value')],
      after: 'ORDER BY 2 DESC',
    }),
  ],
  questions: [
    {
      question: 'how many tickets came in each day last week',
      tool: 'Tickets per day',
      values: { from: '2026-03-09', to: '2026-03-15' },
    },
    {
      question: 'daily volume of urgent tickets in the past 30 days',
      tool: 'Tickets per day',
      values: { priority: 'urgent', from: '2026-02-17', to: '2026-03-18' },
    },
    {
      question: 'tickets per month in 2025',
      tool: 'Tickets per month',
      values: { from: '2025-01-01', to: '2025-12-31' },
    },
    { question: 'monthly count of closed tickets', tool: 'Tickets per month', values: { status: 'closed' } },
    { question: 'how many tickets are open, waiting, resolved?', tool: 'Tickets by status', values: {} },
    {
      question: 'status overview of tickets since Monday',
      tool: 'Tickets by status',
      values: { from: '2026-03-16' },
    },
    { question: 'split of tickets over priorities', tool: 'Tickets by priority' },
    { question: 'what do people complain about most', tool: 'Tickets by topic' },
    {
      question: 'ticket topics in February',
      tool: 'Tickets by topic',
      values: { from: '2026-02-01', to: '2026-02-28' },
    },
    { question: 'newest high priority tickets', tool: 'Latest tickets', values: { priority: 'high' } },
    { question: 'show the last 50 tickets', tool: 'Latest tickets', values: { limit: 50 } },
    {
      question: 'the five most recent tickets that are waiting',
      tool: 'Latest tickets',
      values: { limit: 5, status: 'waiting' },
    },
    {
      question: 'what is Mira Okafor working on',
      tool: 'Tickets of an agent',
      values: { agent: 'Mira Okafor' },
    },
    {
      question: 'open tickets assigned to pavel novak',
      tool: 'Tickets of an agent',
      values: { agent: 'Pavel Novak', status: 'open' },
    },
    {
      question: 'tickets from Blue Harbor',
      tool: 'Tickets of a company',
      values: { company: 'Blue Harbor' },
    },
    {
      question: 'resolved requests of acorn press',
      tool: 'Tickets of a company',
      values: { company: 'Acorn Press', status: 'resolved' },
    },
    { question: 'show me ticket 5521', tool: 'Ticket details', values: { ticket_id: 5521 } },
    { question: 'messages in ticket #12', tool: 'Ticket details', values: { ticket_id: 12 } },
    {
      question: 'tickets about "password reset"',
      tool: 'Search tickets by subject',
      values: { subject: 'password reset' },
    },
    {
      question: 'search tickets with subject containing invoice',
      tool: 'Search tickets by subject',
      values: { subject: 'invoice' },
    },
    { question: 'which tickets has nobody taken yet', tool: 'Unassigned tickets' },
    {
      question: 'urgent tickets without an agent',
      tool: 'Unassigned tickets',
      values: { priority: 'urgent' },
    },
    { question: 'tickets overdue as of today', tool: 'Overdue tickets', values: { as_of: '2026-03-19' } },
    { question: 'tickets without a reply for 14 days', tool: 'Stale tickets', values: { days: 14 } },
    {
      question: 'which open tickets had no answer for more than 3 weeks',
      tool: 'Stale tickets',
      values: { days: 21 },
    },
    { question: 'who has the most open tickets on their desk', tool: 'Workload per agent' },
    {
      question: 'workload of the Escalations team',
      tool: 'Workload per agent',
      values: { team: 'Escalations' },
    },
    {
      question: 'top 3 fastest agents this quarter',
      tool: 'Fastest agents',
      values: { limit: 3, from: '2026-01-01', to: '2026-03-31' },
    },
    { question: 'who solves tickets quickest', tool: 'Fastest agents' },
    {
      question: 'how long until we first answer urgent tickets',
      tool: 'Average first response time',
      values: { priority: 'urgent' },
    },
    {
      question: 'first response time by month last year',
      tool: 'Average first response time',
      values: { from: '2025-01-01', to: '2025-12-31' },
    },
    { question: 'which topics take longest to solve', tool: 'Average resolution time per topic' },
    { question: 'how happy are customers with each agent', tool: 'Satisfaction per agent' },
    {
      question: 'agent satisfaction scores in January 2026',
      tool: 'Satisfaction per agent',
      values: { from: '2026-01-01', to: '2026-01-31' },
    },
    { question: 'show bad survey ratings', tool: 'Bad ratings' },
    {
      question: 'survey scores of 1 or less for Selma Ito',
      tool: 'Bad ratings',
      values: { max_score: 1, agent: 'Selma Ito' },
    },
    { question: 'is customer satisfaction getting better or worse', tool: 'Satisfaction over time' },
    {
      question: 'satisfaction trend since last summer began: since June 2025',
      tool: 'Satisfaction over time',
      values: { from: '2025-06-01' },
    },
    { question: 'which companies write to us most', tool: 'Companies with most tickets' },
    {
      question: 'top 20 companies by tickets in 2024',
      tool: 'Companies with most tickets',
      values: { limit: 20, from: '2024-01-01', to: '2024-12-31' },
    },
    { question: 'companies that never contacted support', tool: 'Companies without tickets' },
    {
      question: 'tickets that were reopened this month',
      tool: 'Reopened tickets',
      values: { from: '2026-03-01', to: '2026-03-31' },
    },
    {
      question: 'tickets with more than 20 messages',
      tool: 'Tickets with many messages',
      values: { min_messages: 21 },
    },
    {
      question: 'longest conversations with at least a dozen messages',
      tool: 'Tickets with many messages',
      values: { min_messages: 12 },
    },
    { question: 'which agents are available right now', tool: 'Agents on duty', values: { available: true } },
    {
      question: 'agents of Tier 2 who are not available',
      tool: 'Agents on duty',
      values: { team: 'Tier 2', available: false },
    },
    { question: 'when during the day are we busiest', tool: 'Busiest hours' },
    {
      question: 'service level breaches for Delta Clinics last month',
      tool: 'Breached service levels',
      values: { company: 'Delta Clinics', from: '2026-02-01', to: '2026-02-28' },
    },
    { question: 'most read help articles', tool: 'Knowledge base articles by views' },
    {
      question: 'articles with over 1,000 views',
      tool: 'Knowledge base articles by views',
      values: { min_views: 1000 },
    },
    {
      question: 'articles not updated since 2024',
      tool: 'Outdated articles',
      values: { since: '2024-01-01' },
    },
    {
      question: 'contracts worth between 10k and 50k a year',
      tool: 'Contracts by value',
      values: { min_value: 10_000, max_value: 50_000 },
    },
    { question: 'contracts above 100 thousand', tool: 'Contracts by value', values: { min_value: 100_000 } },
    {
      question: 'and the closed ones?',
      tool: 'Tickets of a company',
      values: { company: 'Blue Harbor', status: 'closed' },
      after: {
        question: 'open tickets from Blue Harbor',
        values: { company: 'Blue Harbor', status: 'open' },
      },
    },
    {
      question: 'same for last week',
      tool: 'Tickets per day',
      values: { priority: 'urgent', from: '2026-03-09', to: '2026-03-15' },
      after: {
        question: 'urgent tickets per day this week',
        values: { priority: 'urgent', from: '2026-03-16', to: '2026-03-22' },
      },
    },
  ],
};
