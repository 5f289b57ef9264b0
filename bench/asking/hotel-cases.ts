import type { CaseDatabase } from './case-tools.ts';
import { before, days, equal, least, like, most, oneOf, tool, whole, yesNo } from './case-tools.ts';

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

export const hotel: CaseDatabase = {
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
      where: [
        {
          sql: 'b.arrives_on = :day',
          parameters: [{ name: 'day', type: 'date', description: 'The day of arrival.', required: true }],
        },
      ],
    }),
    tool('Departures on a day', 'Guests who check out on one day.', {
      select: `g.name, r.number FROM ${stays}`,
      where: [
        {
          sql: 'b.leaves_on = :day',
          parameters: [{ name: 'day', type: 'date', description: 'The day of departure.', required: true }],
        },
      ],
    }),
    tool('Bookings per month', 'How many stays were booked for each month.', {
      select: `strftime('%Y-%m', b.arrives_on) AS month, COUNT(*) AS bookings FROM ${stays}`,
      where: [channel, arrival],
      after: 'GROUP BY 1',
    }),
    tool('Bookings by channel', 'Where bookings come from: website, phone, agencies.', {
      select: `b.channel, COUNT(*) FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY 1',
    }),
    tool('Bookings by status', 'Number of bookings in each state.', {
      select: `b.status, COUNT(*) FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY 1',
    }),
    tool('Occupancy per month', 'Share of room nights that were sold in each month.', {
      select: `strftime('%Y-%m', n.night) AS month, AVG(n.sold) FROM nights n JOIN rooms r ON r.id = n.room_id`,
      where: [kind, days('n.night')],
      after: 'GROUP BY 1',
    }),
    tool('Free rooms', 'Rooms that nobody has booked, with price and number of beds.', {
      select: 'r.number, r.price, r.beds FROM rooms r',
      where: [kind, whole('r.beds', '>=', 'min_beds', 1), most('r.price', 'max_price')],
    }),
    tool('Room revenue per month', 'Income from rooms for each month.', {
      select: `strftime('%Y-%m', b.arrives_on) AS month, SUM(b.total) AS revenue FROM ${stays}`,
      where: [kind, arrival],
      after: 'GROUP BY 1',
    }),
    tool('Revenue per room type', 'Income for each kind of room.', {
      select: `r.kind, SUM(b.total) AS revenue FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY 1',
    }),
    tool('Revenue per service', 'Income from extras such as breakfast, spa or parking.', {
      select: 's.name, SUM(u.amount) FROM service_uses u JOIN services s ON s.id = u.service_id',
      where: [equal('s.name', 'service'), days('u.used_on')],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Find a guest', 'Guests by name with phone and e-mail.', {
      select: 'g.name, g.phone, g.email FROM guests g',
      where: [like('g.name', 'guest', true)],
    }),
    tool('Stays of a guest', 'Every booking that one guest made.', {
      select: `b.arrives_on, r.number FROM ${stays}`,
      where: [like('g.name', 'guest', true), status],
      after: 'ORDER BY 1 DESC',
    }),
    tool('Guests by nationality', 'How many guests come from each country.', {
      select: `g.nationality, COUNT(*) FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
    }),
    tool('Guests from a country', 'Names of guests with a certain nationality.', {
      select: 'g.name FROM guests g',
      where: [equal('g.nationality', 'nationality')],
    }),
    tool('Regular guests', 'Guests who stayed several times.', {
      select: `g.name, COUNT(*) AS stays FROM ${stays} GROUP BY g.id HAVING 1 = 1`,
      where: [whole('COUNT(*)', '>=', 'min_stays', 3)],
    }),
    tool('Guests who spent most', 'Guests ranked by what they paid in total.', {
      select: `g.name, SUM(b.total) AS paid FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY g.id ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Average length of stay', 'Nights per booking on average, for each kind of room.', {
      select: `r.kind, AVG(b.nights) FROM ${stays}`,
      where: [arrival],
      after: 'GROUP BY 1',
    }),
    tool('Long stays', 'Bookings that last many nights.', {
      select: `g.name, b.nights FROM ${stays}`,
      where: [whole('b.nights', '>=', 'min_nights', 7), arrival],
    }),
    tool('Cancelled bookings', 'Bookings that were called off, newest first.', {
      select: `g.name, b.arrives_on FROM ${stays}`,
      where: [channel, arrival],
      after: "AND b.status = 'cancelled' ORDER BY 2 DESC",
      limit: 50,
    }),
    tool('No-shows', 'Guests who never turned up.', {
      select: `g.name FROM ${stays}`,
      where: [arrival],
      after: "AND b.status = 'no_show'",
    }),
    tool('Unpaid bills', 'Invoices that are not settled after their due date.', {
      select: 'i.id, i.amount FROM invoices i',
      where: [before('i.due_on', 'as_of'), least('i.amount', 'min_amount')],
      after: 'AND i.paid_at IS NULL',
    }),
    tool('Payments by method', 'How guests pay: card, cash or transfer.', {
      select: 'p.method, SUM(p.amount) FROM payments p',
      where: [days('p.paid_on')],
      after: 'GROUP BY 1',
    }),
    tool('Rooms to clean', 'Rooms that housekeeping still has to do.', {
      select: 'r.number FROM rooms r',
      where: [
        {
          sql: 'r.floor = :floor OR :floor IS NULL',
          parameters: [{ name: 'floor', type: 'integer', description: '', required: false }],
        },
      ],
      after: 'AND r.clean = 0',
    }),
    tool('Cleaning per employee', 'How many rooms each employee cleaned.', {
      select: 'e.name, COUNT(*) FROM cleanings x JOIN staff e ON e.id = x.staff_id',
      where: [equal('e.name', 'staff'), days('x.done_on')],
      after: 'GROUP BY 1',
    }),
    tool('Rooms out of order', 'Rooms that cannot be let because of a defect.', {
      select: 'r.number, d.problem FROM defects d JOIN rooms r ON r.id = d.room_id',
      where: [yesNo('d.fixed', 'fixed')],
    }),
    tool('Defects by room', 'Rooms with the most reported problems.', {
      select: 'r.number, COUNT(*) FROM defects d JOIN rooms r ON r.id = d.room_id',
      where: [days('d.reported_on')],
      after: 'GROUP BY 1 ORDER BY 2 DESC',
      limit: 10,
    }),
    tool('Guest review scores', 'Average score guests gave, for each month.', {
      select: "strftime('%Y-%m', v.written_on) AS month, AVG(v.score) FROM reviews v",
      where: [days('v.written_on')],
      after: 'GROUP BY 1',
    }),
    tool('Complaints', 'Reviews with a low score and what guests wrote.', {
      select: 'v.score, v.text FROM reviews v',
      where: [whole('v.score', '<=', 'max_score', 4)],
      after: 'ORDER BY v.written_on DESC',
      limit: 20,
    }),
    tool('Staff on shift', 'Employees who work on a day.', {
      select: 'e.name FROM shifts f JOIN staff e ON e.id = f.staff_id',
      where: [
        {
          sql: 'f.day = :day',
          parameters: [{ name: 'day', type: 'date', description: 'The day of work.', required: true }],
        },
      ],
    }),
    tool('Price list', 'Rooms with their nightly price between two amounts.', {
      select: 'r.number, r.price FROM rooms r',
      where: [least('r.price', 'min_price'), most('r.price', 'max_price'), kind],
      after: 'ORDER BY 2',
    }),
  ],
  questions: [
    { question: 'who arrives today', tool: 'Arrivals on a day', values: { day: '2026-03-18' } },
    { question: 'check-ins tomorrow', tool: 'Arrivals on a day', values: { day: '2026-03-19' } },
    { question: 'who is checking out tomorrow?', tool: 'Departures on a day', values: { day: '2026-03-19' } },
    { question: 'departures on 2 April 2026', tool: 'Departures on a day', values: { day: '2026-04-02' } },
    {
      question: 'number of bookings per month last year',
      tool: 'Bookings per month',
      values: { from: '2025-01-01', to: '2025-12-31' },
    },
    { question: 'monthly bookings made by phone', tool: 'Bookings per month', values: { channel: 'Phone' } },
    { question: 'where do our bookings come from', tool: 'Bookings by channel' },
    {
      question: 'bookings by channel in the past 6 months',
      tool: 'Bookings by channel',
      values: { from: '2025-09-19', to: '2026-03-18' },
    },
    { question: 'how many bookings are confirmed, cancelled and so on', tool: 'Bookings by status' },
    {
      question: 'occupancy by month in 2025',
      tool: 'Occupancy per month',
      values: { from: '2025-01-01', to: '2025-12-31' },
    },
    {
      question: 'how full were our suites last quarter',
      tool: 'Occupancy per month',
      values: { room_type: 'Suite', from: '2025-10-01', to: '2025-12-31' },
    },
    { question: 'which rooms are free', tool: 'Free rooms' },
    {
      question: 'free double rooms under 120',
      tool: 'Free rooms',
      values: { room_type: 'Double', max_price: 120 },
    },
    { question: 'available rooms with at least 3 beds', tool: 'Free rooms', values: { min_beds: 3 } },
    {
      question: 'room income month by month since July',
      tool: 'Room revenue per month',
      values: { from: '2025-07-01' },
    },
    {
      question: 'revenue from family rooms per month',
      tool: 'Room revenue per month',
      values: { room_type: 'Family' },
    },
    { question: 'which type of room earns the most', tool: 'Revenue per room type' },
    {
      question: 'how much did the spa bring in last month',
      tool: 'Revenue per service',
      values: { service: 'Spa', from: '2026-02-01', to: '2026-02-28' },
    },
    {
      question: 'income from extras this year',
      tool: 'Revenue per service',
      values: { from: '2026-01-01', to: '2026-12-31' },
    },
    { question: 'phone number of Hana Tanaka', tool: 'Find a guest', values: { guest: 'Hana Tanaka' } },
    { question: 'look up guest Dahl', tool: 'Find a guest', values: { guest: 'Dahl' } },
    { question: 'all stays of rosa almeida', tool: 'Stays of a guest', values: { guest: 'Rosa Almeida' } },
    {
      question: 'how often did Leo Fontaine cancel his booking',
      tool: 'Stays of a guest',
      values: { guest: 'Leo Fontaine', status: 'cancelled' },
    },
    { question: 'from which countries do our guests come', tool: 'Guests by nationality' },
    {
      question: 'guest nationalities in August 2025',
      tool: 'Guests by nationality',
      values: { from: '2025-08-01', to: '2025-08-31' },
    },
    { question: 'list Japanese guests', tool: 'Guests from a country', values: { nationality: 'Japan' } },
    {
      question: 'guests from the UK',
      tool: 'Guests from a country',
      values: { nationality: 'United Kingdom' },
    },
    { question: 'who stayed with us more than 5 times', tool: 'Regular guests', values: { min_stays: 6 } },
    { question: 'regular guests with 10 or more stays', tool: 'Regular guests', values: { min_stays: 10 } },
    { question: 'guests who paid us the most', tool: 'Guests who spent most' },
    {
      question: 'top 3 guests by money spent in 2025',
      tool: 'Guests who spent most',
      values: { limit: 3, from: '2025-01-01', to: '2025-12-31' },
    },
    { question: 'how many nights do people stay on average', tool: 'Average length of stay' },
    {
      question: 'bookings of more than two weeks: over 14 nights',
      tool: 'Long stays',
      values: { min_nights: 15 },
    },
    {
      question: 'stays of at least ten nights this summer, June to August 2025',
      tool: 'Long stays',
      values: { min_nights: 10, from: '2025-06-01', to: '2025-08-31' },
    },
    { question: 'latest 10 cancellations', tool: 'Cancelled bookings', values: { limit: 10 } },
    {
      question: 'bookings cancelled through a travel agency',
      tool: 'Cancelled bookings',
      values: { channel: 'Travel agency' },
    },
    {
      question: 'who did not show up last week',
      tool: 'No-shows',
      values: { from: '2026-03-09', to: '2026-03-15' },
    },
    {
      question: 'unpaid invoices over 500 euros due before 1 March',
      tool: 'Unpaid bills',
      values: { min_amount: 500, as_of: '2026-03-01' },
    },
    {
      question: 'bills still open that were due before today',
      tool: 'Unpaid bills',
      values: { as_of: '2026-03-18' },
    },
    { question: 'do guests pay by card or cash', tool: 'Payments by method' },
    {
      question: 'payments by method yesterday',
      tool: 'Payments by method',
      values: { from: '2026-03-17', to: '2026-03-17' },
    },
    { question: 'which rooms need cleaning on floor 2', tool: 'Rooms to clean', values: { floor: 2 } },
    { question: 'rooms housekeeping has to do', tool: 'Rooms to clean' },
    {
      question: 'how many rooms did Ivo Marek clean this week',
      tool: 'Cleaning per employee',
      values: { staff: 'Ivo Marek', from: '2026-03-16', to: '2026-03-22' },
    },
    {
      question: 'rooms with a defect that is not fixed',
      tool: 'Rooms out of order',
      values: { fixed: false },
    },
    { question: 'which rooms break most often', tool: 'Defects by room' },
    {
      question: 'five rooms with most problems since January',
      tool: 'Defects by room',
      values: { limit: 5, from: '2026-01-01' },
    },
    { question: 'how are our review scores developing', tool: 'Guest review scores' },
    { question: 'latest complaints', tool: 'Complaints' },
    { question: 'reviews with a score of at most 2', tool: 'Complaints', values: { max_score: 2 } },
    { question: 'who is working on Friday', tool: 'Staff on shift', values: { day: '2026-03-13' } },
    { question: 'staff on shift next Monday', tool: 'Staff on shift', values: { day: '2026-03-23' } },
    {
      question: 'rooms between 80 and 150 a night',
      tool: 'Price list',
      values: { min_price: 80, max_price: 150 },
    },
    { question: 'price of single rooms', tool: 'Price list', values: { room_type: 'Single' } },
    {
      question: 'and tomorrow?',
      tool: 'Arrivals on a day',
      values: { day: '2026-03-19' },
      after: { question: 'who arrives today', values: { day: '2026-03-18' } },
    },
    {
      question: 'only suites',
      tool: 'Room revenue per month',
      values: { room_type: 'Suite', from: '2026-01-01', to: '2026-12-31' },
      after: {
        question: 'room income per month this year',
        values: { from: '2026-01-01', to: '2026-12-31' },
      },
    },
  ],
};
