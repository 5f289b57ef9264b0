import type { CaseTools } from './case-tools.ts';
import {
  always,
  before,
  days,
  daysBack,
  equal,
  least,
  like,
  most,
  oneOf,
  tool,
  whole,
  yesNo,
} from './case-tools.ts';

const tickets = 'tickets t JOIN agents a ON a.id = t.agent_id JOIN companies c ON c.id = t.company_id';
const status = oneOf('t.status', 'status', ['new', 'open', 'waiting', 'resolved', 'closed']);
const priority = oneOf('t.priority', 'priority', ['low', 'normal', 'high', 'urgent']);
const agent = equal('a.name', 'agent');
const company = equal('c.name', 'company');
const created = days('t.created_at');

export const helpDesk: CaseTools = {
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
      group: '1',
      order: '1',
    }),
    tool('Tickets per month', 'How many tickets were created in each month.', {
      select: `strftime('%Y-%m', t.created_at) AS month, COUNT(*) AS tickets FROM ${tickets}`,
      where: [status, created],
      group: '1',
      order: '1',
    }),
    tool('Tickets by status', 'The number of tickets in each status.', {
      select: `t.status, COUNT(*) FROM ${tickets}`,
      where: [created],
      group: '1',
    }),
    tool('Tickets by priority', 'The number of tickets at each priority level.', {
      select: `t.priority, COUNT(*) FROM ${tickets}`,
      where: [status, created],
      group: '1',
    }),
    tool('Tickets by topic', 'What people write about: number of tickets for each topic.', {
      select: `p.name, COUNT(*) FROM ${tickets} JOIN topics p ON p.id = t.topic_id`,
      where: [created],
      group: '1',
      order: '2 DESC',
    }),
    tool('Latest tickets', 'The newest tickets with subject, company and agent.', {
      select: `t.id, t.subject, c.name FROM ${tickets}`,
      where: [status, priority],
      order: 't.created_at DESC',
      limit: 20,
    }),
    tool('Tickets of an agent', 'Tickets assigned to one agent.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [like('a.name', 'agent', true), status],
      order: 't.created_at DESC',
    }),
    tool('Tickets of a company', 'Tickets that one company opened.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [like('c.name', 'company', true), status],
      order: 't.created_at DESC',
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
      where: [always('t.agent_id IS NULL'), priority],
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
      group: '1',
      order: '2 DESC',
    }),
    tool('Fastest agents', 'Agents ranked by their average time to resolve a ticket.', {
      select: `a.name, AVG(t.hours) AS hours FROM ${tickets}`,
      where: [created],
      group: '1',
      order: '2',
      limit: 10,
    }),
    tool('Average first response time', 'Hours until the first answer, for each month.', {
      select: `strftime('%Y-%m', t.created_at) AS month, AVG(t.first_hours) FROM ${tickets}`,
      where: [priority, created],
      group: '1',
    }),
    tool('Average resolution time per topic', 'How long it takes to solve tickets of each topic.', {
      select: `p.name, AVG(t.hours) FROM ${tickets} JOIN topics p ON p.id = t.topic_id`,
      where: [created],
      group: '1',
    }),
    tool('Satisfaction per agent', 'Average satisfaction score that customers gave each agent.', {
      select: `a.name, AVG(s.score) FROM surveys s JOIN ${tickets}`,
      where: [days('s.answered_at')],
      group: '1',
      order: '2 DESC',
    }),
    tool('Bad ratings', 'Survey answers with a low score and what the person wrote.', {
      select: `s.score, s.comment FROM surveys s JOIN ${tickets}`,
      where: [whole('s.score', '<=', 'max_score', 2), agent],
      order: 's.answered_at DESC',
      limit: 50,
    }),
    tool('Satisfaction over time', 'Average survey score for each month.', {
      select: "strftime('%Y-%m', s.answered_at) AS month, AVG(s.score) FROM surveys s",
      where: [days('s.answered_at')],
      group: '1',
    }),
    tool('Companies with most tickets', 'Companies ranked by how many tickets they opened.', {
      select: `c.name, COUNT(*) FROM ${tickets}`,
      where: [created],
      group: '1',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Companies without tickets', 'Companies that never asked for help.', {
      select: 'c.name FROM companies c LEFT JOIN tickets t ON t.company_id = c.id',
      where: [always('t.id IS NULL')],
    }),
    tool('Reopened tickets', 'Tickets that were opened again after they were solved.', {
      select: `t.id, t.subject FROM ${tickets}`,
      where: [always('t.reopened > 0'), created, agent],
    }),
    tool('Tickets with many messages', 'Long conversations: tickets with many messages.', {
      select: 't.id, COUNT(*) AS messages FROM tickets t JOIN messages m ON m.ticket_id = t.id',
      group: 't.id',
      having: [whole('COUNT(*)', '>=', 'min_messages', 10)],
    }),
    tool('Agents on duty', 'Agents who are available or away now, by team.', {
      select: 'a.name FROM agents a',
      where: [yesNo('a.available', 'available'), equal('a.team', 'team')],
    }),
    tool('Busiest hours', 'At which hour of the day most tickets come in.', {
      select: "strftime('%H', t.created_at) AS hour, COUNT(*) FROM tickets t",
      where: [created],
      group: '1',
    }),
    tool('Breached service levels', 'Tickets answered later than their service level allows.', {
      select: `t.id, c.name FROM ${tickets}`,
      where: [always('t.first_hours > t.allowed_hours'), company, created],
    }),
    tool('Knowledge base articles by views', 'Help articles ranked by how often they were read.', {
      select: 'k.title, k.views FROM articles k',
      where: [least('k.views', 'min_views')],
      order: '2 DESC',
      limit: 20,
    }),
    tool('Outdated articles', 'Help articles that were not updated since a day.', {
      select: 'k.title FROM articles k',
      where: [before('k.updated_at', 'since')],
    }),
    tool('Contracts by value', 'Support contracts with their yearly value in a range.', {
      select: 'c.name, x.yearly_value FROM contracts x JOIN companies c ON c.id = x.company_id',
      where: [least('x.yearly_value', 'min_value'), most('x.yearly_value', 'max_value')],
      order: '2 DESC',
    }),
  ],
};
