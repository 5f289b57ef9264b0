import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const tickets = 'tickets t JOIN agents a ON a.id = t.agent_id JOIN companies c ON c.id = t.company_id';
const status = by.oneOf('t.status', 'status', ['new', 'open', 'waiting', 'resolved', 'closed']);
const priority = by.oneOf('t.priority', 'priority', ['low', 'normal', 'high', 'urgent']);
const agent = by.equal('a.name', 'agent');
const company = by.equal('c.name', 'company');
const created = by.days('t.created_at');

export const helpDesk: CaseTools = {
  name: 'help desk',
  known: {
    agent: ['Mira Okafor', 'Jonas Haas', 'Selma Ito', 'Pavel Novak', 'Lucia Vidal'],
    company: ['Northwind Ferries', 'Blue Harbor', 'Acorn Press', 'Delta Clinics', 'Sunrise Bakery'],
    topic: ['Billing', 'Login', 'Data export', 'Mobile app', 'Integrations'],
    team: ['Tier 1', 'Tier 2', 'Escalations'],
  },
  tools: [
    tool('Tickets per day', 'How many tickets were created on each day.')`
      SELECT date(t.created_at) AS day, COUNT(*) AS tickets FROM ${tickets}
      WHERE ${priority} AND ${created} GROUP BY 1 ORDER BY 1`,
    tool('Tickets per month', 'How many tickets were created in each month.')`
      SELECT strftime('%Y-%m', t.created_at) AS month, COUNT(*) AS tickets FROM ${tickets}
      WHERE ${status} AND ${created} GROUP BY 1 ORDER BY 1`,
    tool('Tickets by status', 'The number of tickets in each status.')`
      SELECT t.status, COUNT(*) FROM ${tickets} WHERE ${created} GROUP BY 1`,
    tool('Tickets by priority', 'The number of tickets at each priority level.')`
      SELECT t.priority, COUNT(*) FROM ${tickets} WHERE ${status} AND ${created} GROUP BY 1`,
    tool('Tickets by topic', 'What people write about: number of tickets for each topic.')`
      SELECT p.name, COUNT(*) FROM ${tickets} JOIN topics p ON p.id = t.topic_id WHERE ${created}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Latest tickets', 'The newest tickets with subject, company and agent.')`
      SELECT t.id, t.subject, c.name FROM ${tickets} WHERE ${status} AND ${priority}
      ORDER BY t.created_at DESC LIMIT ${by.limit(20)}`,
    tool('Tickets of an agent', 'Tickets assigned to one agent.')`
      SELECT t.id, t.subject FROM ${tickets} WHERE ${by.like('a.name', 'agent', true)} AND ${status}
      ORDER BY t.created_at DESC`,
    tool('Tickets of a company', 'Tickets that one company opened.')`
      SELECT t.id, t.subject FROM ${tickets} WHERE ${by.like('c.name', 'company', true)} AND ${status}
      ORDER BY t.created_at DESC`,
    tool('Ticket details', 'One ticket with its subject, status and all messages.')`
      SELECT m.body, m.sent_at FROM messages m WHERE ${by.whole('m.ticket_id', '=', 'ticket_id')}`,
    tool('Search tickets by subject', 'Tickets whose subject contains some words.')`
      SELECT t.id, t.subject FROM ${tickets} WHERE ${by.like('t.subject', 'subject', true)}`,
    tool('Unassigned tickets', 'Tickets that no agent has picked up.')`
      SELECT t.id, t.subject FROM tickets t WHERE t.agent_id IS NULL AND ${priority}`,
    tool('Overdue tickets', 'Unresolved tickets whose due date has passed.')`
      SELECT t.id, t.subject, t.due_on FROM ${tickets}
      WHERE ${by.before('t.due_on', 'as_of')} AND ${priority}`,
    tool('Stale tickets', 'Open tickets without any reply for a number of days.')`
      SELECT t.id, t.subject FROM ${tickets} WHERE ${by.daysBack('t.last_reply_at', 7)}`,
    tool('Workload per agent', 'How many open tickets each agent has on the desk.')`
      SELECT a.name, COUNT(*) AS tickets FROM ${tickets} WHERE ${by.equal('a.team', 'team')}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Fastest agents', 'Agents ranked by their average time to resolve a ticket.')`
      SELECT a.name, AVG(t.hours) AS hours FROM ${tickets} WHERE ${created}
      GROUP BY 1 ORDER BY 2 LIMIT ${by.limit(10)}`,
    tool('Average first response time', 'Hours until the first answer, for each month.')`
      SELECT strftime('%Y-%m', t.created_at) AS month, AVG(t.first_hours) FROM ${tickets}
      WHERE ${priority} AND ${created} GROUP BY 1`,
    tool('Average resolution time per topic', 'How long it takes to solve tickets of each topic.')`
      SELECT p.name, AVG(t.hours) FROM ${tickets} JOIN topics p ON p.id = t.topic_id WHERE ${created}
      GROUP BY 1`,
    tool('Satisfaction per agent', 'Average satisfaction score that customers gave each agent.')`
      SELECT a.name, AVG(s.score) FROM surveys s JOIN ${tickets} WHERE ${by.days('s.answered_at')}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Bad ratings', 'Survey answers with a low score and what the person wrote.')`
      SELECT s.score, s.comment FROM surveys s JOIN ${tickets}
      WHERE ${by.whole('s.score', '<=', 'max_score', 2)} AND ${agent}
      ORDER BY s.answered_at DESC LIMIT ${by.limit(50)}`,
    tool('Satisfaction over time', 'Average survey score for each month.')`
      SELECT strftime('%Y-%m', s.answered_at) AS month, AVG(s.score) FROM surveys s
      WHERE ${by.days('s.answered_at')} GROUP BY 1`,
    tool('Companies with most tickets', 'Companies ranked by how many tickets they opened.')`
      SELECT c.name, COUNT(*) FROM ${tickets} WHERE ${created}
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Companies without tickets', 'Companies that never asked for help.')`
      SELECT c.name FROM companies c LEFT JOIN tickets t ON t.company_id = c.id WHERE t.id IS NULL`,
    tool('Reopened tickets', 'Tickets that were opened again after they were solved.')`
      SELECT t.id, t.subject FROM ${tickets} WHERE t.reopened > 0 AND ${created} AND ${agent}`,
    tool('Tickets with many messages', 'Long conversations: tickets with many messages.')`
      SELECT t.id, COUNT(*) AS messages FROM tickets t JOIN messages m ON m.ticket_id = t.id
      GROUP BY t.id HAVING ${by.whole('COUNT(*)', '>=', 'min_messages', 10)}`,
    tool('Agents on duty', 'Agents who are available or away now, by team.')`
      SELECT a.name FROM agents a
      WHERE ${by.yesNo('a.available', 'available')} AND ${by.equal('a.team', 'team')}`,
    tool('Busiest hours', 'At which hour of the day most tickets come in.')`
      SELECT strftime('%H', t.created_at) AS hour, COUNT(*) FROM tickets t WHERE ${created} GROUP BY 1`,
    tool('Breached service levels', 'Tickets answered later than their service level allows.')`
      SELECT t.id, c.name FROM ${tickets}
      WHERE t.first_hours > t.allowed_hours AND ${company} AND ${created}`,
    tool('Knowledge base articles by views', 'Help articles ranked by how often they were read.')`
      SELECT k.title, k.views FROM articles k WHERE ${by.least('k.views', 'min_views')}
      ORDER BY 2 DESC LIMIT ${by.limit(20)}`,
    tool('Outdated articles', 'Help articles that were not updated since a day.')`
      SELECT k.title FROM articles k WHERE ${by.before('k.updated_at', 'since')}`,
    tool('Contracts by value', 'Support contracts with their yearly value in a range.')`
      SELECT c.name, x.yearly_value FROM contracts x JOIN companies c ON c.id = x.company_id
      WHERE ${by.least('x.yearly_value', 'min_value')} AND ${by.most('x.yearly_value', 'max_value')}
      ORDER BY 2 DESC`,
  ],
};
