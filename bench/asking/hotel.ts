import type { CaseTools } from './case-tools.ts';
import {
  always,
  before,
  days,
  equal,
  exactly,
  least,
  like,
  most,
  on,
  oneOf,
  tool,
  whole,
  yesNo,
} from './case-tools.ts';

const stays = 'bookings b JOIN rooms r ON r.id = b.room_id JOIN guests g ON g.id = b.guest_id';
const status = oneOf('b.status', 'status', [
  'confirmed',
  'checked_in',
  'checked_out',
  'cancelled',
  'no_show',
]);
const kind = equal('r.kind', 'room_type');
const arrival = days('b.arrives_on');
const channel = equal('b.channel', 'channel');

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
    tool('Arrivals on a day', 'Guests who check in on one day.', {
      select: `g.name, r.number FROM ${stays}`,
      where: [on('b.arrives_on', 'day', 'The day of arrival.')],
    }),
    tool('Departures on a day', 'Guests who check out on one day.', {
      select: `g.name, r.number FROM ${stays}`,
      where: [on('b.leaves_on', 'day', 'The day of departure.')],
    }),
    tool('Bookings per month', 'How many stays were booked for each month.', {
      select: `strftime('%Y-%m', b.arrives_on) AS month, COUNT(*) AS bookings FROM ${stays}`,
      where: [channel, arrival],
      group: '1',
    }),
    tool('Bookings by channel', 'Where bookings come from: website, phone, agencies.', {
      select: `b.channel, COUNT(*) FROM ${stays}`,
      where: [arrival],
      group: '1',
    }),
    tool('Bookings by status', 'Number of bookings in each state.', {
      select: `b.status, COUNT(*) FROM ${stays}`,
      where: [arrival],
      group: '1',
    }),
    tool('Occupancy per month', 'Share of room nights that were sold in each month.', {
      select: `strftime('%Y-%m', n.night) AS month, AVG(n.sold) FROM nights n JOIN rooms r ON r.id = n.room_id`,
      where: [kind, days('n.night')],
      group: '1',
    }),
    tool('Free rooms', 'Rooms that nobody has booked, with price and number of beds.', {
      select: 'r.number, r.price, r.beds FROM rooms r',
      where: [kind, whole('r.beds', '>=', 'min_beds', 1), most('r.price', 'max_price')],
    }),
    tool('Room revenue per month', 'Income from rooms for each month.', {
      select: `strftime('%Y-%m', b.arrives_on) AS month, SUM(b.total) AS revenue FROM ${stays}`,
      where: [kind, arrival],
      group: '1',
    }),
    tool('Revenue per room type', 'Income for each kind of room.', {
      select: `r.kind, SUM(b.total) AS revenue FROM ${stays}`,
      where: [arrival],
      group: '1',
    }),
    tool('Revenue per service', 'Income from extras such as breakfast, spa or parking.', {
      select: 's.name, SUM(u.amount) FROM service_uses u JOIN services s ON s.id = u.service_id',
      where: [equal('s.name', 'service'), days('u.used_on')],
      group: '1',
      order: '2 DESC',
    }),
    tool('Find a guest', 'Guests by name with phone and e-mail.', {
      select: 'g.name, g.phone, g.email FROM guests g',
      where: [like('g.name', 'guest', true)],
    }),
    tool('Stays of a guest', 'Every booking that one guest made.', {
      select: `b.arrives_on, r.number FROM ${stays}`,
      where: [like('g.name', 'guest', true), status],
      order: '1 DESC',
    }),
    tool('Guests by nationality', 'How many guests come from each country.', {
      select: `g.nationality, COUNT(*) FROM ${stays}`,
      where: [arrival],
      group: '1',
      order: '2 DESC',
    }),
    tool('Guests from a country', 'Names of guests with a certain nationality.', {
      select: 'g.name FROM guests g',
      where: [equal('g.nationality', 'nationality')],
    }),
    tool('Regular guests', 'Guests who stayed several times.', {
      select: `g.name, COUNT(*) AS stays FROM ${stays}`,
      group: 'g.id',
      having: [whole('COUNT(*)', '>=', 'min_stays', 3)],
    }),
    tool('Guests who spent most', 'Guests ranked by what they paid in total.', {
      select: `g.name, SUM(b.total) AS paid FROM ${stays}`,
      where: [arrival],
      group: 'g.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Average length of stay', 'Nights per booking on average, for each kind of room.', {
      select: `r.kind, AVG(b.nights) FROM ${stays}`,
      where: [arrival],
      group: '1',
    }),
    tool('Long stays', 'Bookings that last many nights.', {
      select: `g.name, b.nights FROM ${stays}`,
      where: [whole('b.nights', '>=', 'min_nights', 7), arrival],
    }),
    tool('Cancelled bookings', 'Bookings that were called off, newest first.', {
      select: `g.name, b.arrives_on FROM ${stays}`,
      where: [always("b.status = 'cancelled'"), channel, arrival],
      order: '2 DESC',
      limit: 50,
    }),
    tool('No-shows', 'Guests who never turned up.', {
      select: `g.name FROM ${stays}`,
      where: [always("b.status = 'no_show'"), arrival],
    }),
    tool('Unpaid bills', 'Invoices that are not settled after their due date.', {
      select: 'i.id, i.amount FROM invoices i',
      where: [always('i.paid_at IS NULL'), before('i.due_on', 'as_of'), least('i.amount', 'min_amount')],
    }),
    tool('Payments by method', 'How guests pay: card, cash or transfer.', {
      select: 'p.method, SUM(p.amount) FROM payments p',
      where: [days('p.paid_on')],
      group: '1',
    }),
    tool('Rooms to clean', 'Rooms that housekeeping still has to do.', {
      select: 'r.number FROM rooms r',
      where: [always('r.clean = 0'), exactly('r.floor', 'floor')],
    }),
    tool('Cleaning per employee', 'How many rooms each employee cleaned.', {
      select: 'e.name, COUNT(*) FROM cleanings x JOIN staff e ON e.id = x.staff_id',
      where: [equal('e.name', 'staff'), days('x.done_on')],
      group: '1',
    }),
    tool('Rooms out of order', 'Rooms that cannot be let because of a defect.', {
      select: 'r.number, d.problem FROM defects d JOIN rooms r ON r.id = d.room_id',
      where: [yesNo('d.fixed', 'fixed')],
    }),
    tool('Defects by room', 'Rooms with the most reported problems.', {
      select: 'r.number, COUNT(*) FROM defects d JOIN rooms r ON r.id = d.room_id',
      where: [days('d.reported_on')],
      group: '1',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Guest review scores', 'Average score guests gave, for each month.', {
      select: "strftime('%Y-%m', v.written_on) AS month, AVG(v.score) FROM reviews v",
      where: [days('v.written_on')],
      group: '1',
    }),
    tool('Complaints', 'Reviews with a low score and what guests wrote.', {
      select: 'v.score, v.text FROM reviews v',
      where: [whole('v.score', '<=', 'max_score', 4)],
      order: 'v.written_on DESC',
      limit: 20,
    }),
    tool('Staff on shift', 'Employees who work on a day.', {
      select: 'e.name FROM shifts f JOIN staff e ON e.id = f.staff_id',
      where: [on('f.day', 'day', 'The day of work.')],
    }),
    tool('Price list', 'Rooms with their nightly price between two amounts.', {
      select: 'r.number, r.price FROM rooms r',
      where: [least('r.price', 'min_price'), most('r.price', 'max_price'), kind],
      order: '2',
    }),
  ],
};
