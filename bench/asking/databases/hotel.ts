import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const stays = 'bookings b JOIN rooms r ON r.id = b.room_id JOIN guests g ON g.id = b.guest_id';
const status = by.oneOf('b.status', 'status', [
  'confirmed',
  'checked_in',
  'checked_out',
  'cancelled',
  'no_show',
]);
const kind = by.equal('r.kind', 'room_type');
const arrival = by.days('b.arrives_on');
const channel = by.equal('b.channel', 'channel');

export const hotel: CaseTools = {
  name: 'hotel',
  known: {
    room_type: ['Single', 'Double', 'Suite', 'Family'],
    channel: ['Website', 'Phone', 'Travel agency', 'Walk-in'],
    nationality: ['Norway', 'Germany', 'Japan', 'Brazil', 'United Kingdom', 'Italy'],
    guest: ['Hana Tanaka', 'Leo Fontaine', 'Rosa Almeida', 'Emil Dahl', 'Vera Petrov'],
    service: ['Breakfast', 'Spa', 'Airport transfer', 'Laundry', 'Parking'],
    staff: ['Carla Ortega', 'Ivo Marek', 'Nadia Kaya'],
  },
  tools: [
    tool('Arrivals on a day', 'Guests who check in on one day.')`
      SELECT g.name, r.number FROM ${stays} WHERE ${by.on('b.arrives_on', 'day', 'The day of arrival.')}`,
    tool('Departures on a day', 'Guests who check out on one day.')`
      SELECT g.name, r.number FROM ${stays} WHERE ${by.on('b.leaves_on', 'day', 'The day of departure.')}`,
    tool('Bookings per month', 'How many stays were booked for each month.')`
      SELECT strftime('%Y-%m', b.arrives_on) AS month, COUNT(*) AS bookings FROM ${stays}
      WHERE ${channel} AND ${arrival} GROUP BY 1`,
    tool('Bookings by channel', 'Where bookings come from: website, phone, agencies.')`
      SELECT b.channel, COUNT(*) FROM ${stays} WHERE ${arrival} GROUP BY 1`,
    tool('Bookings by status', 'Number of bookings in each state.')`
      SELECT b.status, COUNT(*) FROM ${stays} WHERE ${arrival} GROUP BY 1`,
    tool('Occupancy per month', 'Share of room nights that were sold in each month.')`
      SELECT strftime('%Y-%m', n.night) AS month, AVG(n.sold) FROM nights n
      JOIN rooms r ON r.id = n.room_id
      WHERE ${kind} AND ${by.days('n.night')} GROUP BY 1`,
    tool('Free rooms', 'Rooms that nobody has booked, with price and number of beds.')`
      SELECT r.number, r.price, r.beds FROM rooms r
      WHERE ${kind} AND ${by.whole('r.beds', '>=', 'min_beds', 1)} AND ${by.most('r.price', 'max_price')}`,
    tool('Room revenue per month', 'Income from rooms for each month.')`
      SELECT strftime('%Y-%m', b.arrives_on) AS month, SUM(b.total) AS revenue FROM ${stays}
      WHERE ${kind} AND ${arrival} GROUP BY 1`,
    tool('Revenue per room type', 'Income for each kind of room.')`
      SELECT r.kind, SUM(b.total) AS revenue FROM ${stays} WHERE ${arrival} GROUP BY 1`,
    tool('Revenue per service', 'Income from extras such as breakfast, spa or parking.')`
      SELECT s.name, SUM(u.amount) FROM service_uses u JOIN services s ON s.id = u.service_id
      WHERE ${by.equal('s.name', 'service')} AND ${by.days('u.used_on')} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Find a guest', 'Guests by name with phone and e-mail.')`
      SELECT g.name, g.phone, g.email FROM guests g WHERE ${by.like('g.name', 'guest', true)}`,
    tool('Stays of a guest', 'Every booking that one guest made.')`
      SELECT b.arrives_on, r.number FROM ${stays} WHERE ${by.like('g.name', 'guest', true)} AND ${status}
      ORDER BY 1 DESC`,
    tool('Guests by nationality', 'How many guests come from each country.')`
      SELECT g.nationality, COUNT(*) FROM ${stays} WHERE ${arrival} GROUP BY 1 ORDER BY 2 DESC`,
    tool('Guests from a country', 'Names of guests with a certain nationality.')`
      SELECT g.name FROM guests g WHERE ${by.equal('g.nationality', 'nationality')}`,
    tool('Regular guests', 'Guests who stayed several times.')`
      SELECT g.name, COUNT(*) AS stays FROM ${stays}
      GROUP BY g.id HAVING ${by.whole('COUNT(*)', '>=', 'min_stays', 3)}`,
    tool('Guests who spent most', 'Guests ranked by what they paid in total.')`
      SELECT g.name, SUM(b.total) AS paid FROM ${stays} WHERE ${arrival}
      GROUP BY g.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Average length of stay', 'Nights per booking on average, for each kind of room.')`
      SELECT r.kind, AVG(b.nights) FROM ${stays} WHERE ${arrival} GROUP BY 1`,
    tool('Long stays', 'Bookings that last many nights.')`
      SELECT g.name, b.nights FROM ${stays}
      WHERE ${by.whole('b.nights', '>=', 'min_nights', 7)} AND ${arrival}`,
    tool('Cancelled bookings', 'Bookings that were called off, newest first.')`
      SELECT g.name, b.arrives_on FROM ${stays}
      WHERE b.status = 'cancelled' AND ${channel} AND ${arrival} ORDER BY 2 DESC LIMIT ${by.limit(50)}`,
    tool('No-shows', 'Guests who never turned up.')`
      SELECT g.name FROM ${stays} WHERE b.status = 'no_show' AND ${arrival}`,
    tool('Unpaid bills', 'Invoices that are not settled after their due date.')`
      SELECT i.id, i.amount FROM invoices i
      WHERE i.paid_at IS NULL AND ${by.before('i.due_on', 'as_of')} AND ${by.least('i.amount', 'min_amount')}`,
    tool('Payments by method', 'How guests pay: card, cash or transfer.')`
      SELECT p.method, SUM(p.amount) FROM payments p WHERE ${by.days('p.paid_on')} GROUP BY 1`,
    tool('Rooms to clean', 'Rooms that housekeeping still has to do.')`
      SELECT r.number FROM rooms r WHERE r.clean = 0 AND ${by.exactly('r.floor', 'floor')}`,
    tool('Cleaning per employee', 'How many rooms each employee cleaned.')`
      SELECT e.name, COUNT(*) FROM cleanings x JOIN staff e ON e.id = x.staff_id
      WHERE ${by.equal('e.name', 'staff')} AND ${by.days('x.done_on')} GROUP BY 1`,
    tool('Rooms out of order', 'Rooms that cannot be let because of a defect.')`
      SELECT r.number, d.problem FROM defects d JOIN rooms r ON r.id = d.room_id
      WHERE ${by.yesNo('d.fixed', 'fixed')}`,
    tool('Defects by room', 'Rooms with the most reported problems.')`
      SELECT r.number, COUNT(*) FROM defects d JOIN rooms r ON r.id = d.room_id
      WHERE ${by.days('d.reported_on')} GROUP BY 1 ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Guest review scores', 'Average score guests gave, for each month.')`
      SELECT strftime('%Y-%m', v.written_on) AS month, AVG(v.score) FROM reviews v
      WHERE ${by.days('v.written_on')} GROUP BY 1`,
    tool('Complaints', 'Reviews with a low score and what guests wrote.')`
      SELECT v.score, v.text FROM reviews v WHERE ${by.whole('v.score', '<=', 'max_score', 4)}
      ORDER BY v.written_on DESC LIMIT ${by.limit(20)}`,
    tool('Staff on shift', 'Employees who work on a day.')`
      SELECT e.name FROM shifts f JOIN staff e ON e.id = f.staff_id
      WHERE ${by.on('f.day', 'day', 'The day of work.')}`,
    tool('Price list', 'Rooms with their nightly price between two amounts.')`
      SELECT r.number, r.price FROM rooms r
      WHERE ${by.least('r.price', 'min_price')} AND ${by.most('r.price', 'max_price')} AND ${kind} ORDER BY 2`,
  ],
};
