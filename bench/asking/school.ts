import type { CaseTools } from './case-tools.ts';
import {
  always,
  asked,
  before,
  days,
  daysBack,
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

const pupils = 'students s JOIN classes c ON c.id = s.class_id';
const lessons =
  'lessons l JOIN classes c ON c.id = l.class_id JOIN teachers t ON t.id = l.teacher_id JOIN subjects u ON u.id = l.subject_id';
const marks = `marks m JOIN subjects u ON u.id = m.subject_id JOIN ${pupils}`;
const period = (column: string) => days(column, { from: 'start_date', to: 'end_date' });
const form = equal('c.name', 'class', { description: 'Class such as 7b.' });
const subject = equal('u.name', 'subject');
const student = like('s.name', 'student', true);
const level = exactly('c.grade', 'grade', 'Grade level from 1 to 12.');
const term = oneOf('m.term', 'term', ['autumn', 'spring', 'summer']);
const weekday = oneOf('l.weekday', 'weekday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

export const school: CaseTools = {
  name: 'school',
  known: {
    class: ['5a', '5b', '6a', '7b', '8c', '10a', '12b'],
    subject: ['Maths', 'English', 'Physics', 'History', 'Art', 'Biology'],
    teacher: ['Mrs Dunne', 'Mr Okoye', 'Ms Farrell', 'Mr Vance'],
    student: ['Lena Hoffmann', 'Tariq Aziz', 'Chloe Martin', 'Benedikt Sauer', 'Nia Owusu'],
    club: ['Chess', 'Robotics', 'Choir', 'Drama'],
    route: ['North line', 'Lake line', 'Hill line'],
    book: ['Animal Farm', 'Hatchet', 'The Giver'],
  },
  tools: [
    tool('Students per class', 'How many students are in each class.', {
      select: `c.name, COUNT(*) AS students FROM ${pupils}`,
      where: [level],
      group: 'c.id',
    }),
    tool('Class list', 'Names of all students in one class.', {
      select: `s.name, s.born_on FROM ${pupils}`,
      where: [equal('c.name', 'class', { required: true })],
      order: 's.name',
    }),
    tool('Find a student', 'Students by name, with class and address.', {
      select: `s.name, c.name, s.address FROM ${pupils}`,
      where: [student],
    }),
    tool('Parents of a student', 'Phone numbers and e-mail addresses of the parents.', {
      select: 'g.name, g.phone, g.email FROM guardians g JOIN students s ON s.id = g.student_id',
      where: [student],
    }),
    tool('Enrolment per year', 'Number of new students for each school year.', {
      select: "strftime('%Y', s.joined_on) AS year, COUNT(*) AS students FROM students s",
      where: [period('s.joined_on')],
      group: '1',
    }),
    tool('Timetable of a class', 'Lessons of one class with subject, teacher and room.', {
      select: `l.weekday, l.hour, u.name, t.name, l.room FROM ${lessons}`,
      where: [equal('c.name', 'class', { required: true }), weekday],
      order: 'l.weekday, l.hour',
    }),
    tool('Timetable of a teacher', 'When and where one teacher gives lessons.', {
      select: `l.weekday, l.hour, c.name, l.room FROM ${lessons}`,
      where: [like('t.name', 'teacher', true), weekday],
    }),
    tool('Teachers of a subject', 'Who teaches a subject.', {
      select: `DISTINCT t.name FROM ${lessons}`,
      where: [equal('u.name', 'subject', { required: true })],
    }),
    tool('Teaching load', 'Lessons per week for each teacher.', {
      select: `t.name, COUNT(*) AS lessons FROM ${lessons}`,
      group: 't.id',
      order: '2 DESC',
    }),
    tool('Uncovered lessons', 'Lessons on a day whose teacher is away and has no substitute.', {
      select: `l.hour, c.name, u.name FROM absences_of_teachers x JOIN ${lessons}`,
      where: [on('x.day', 'day')],
    }),
    tool('Free classrooms', 'Rooms without a lesson at an hour of the week.', {
      select: 'r.name FROM rooms r LEFT JOIN lessons l ON l.room = r.name',
      where: [weekday, exactly('l.hour', 'hour', 'Lesson of the day, from 1 to 8.')],
    }),
    tool('Average mark per subject', 'Mean of all marks in each subject.', {
      select: `u.name, AVG(m.points) AS average FROM ${marks}`,
      where: [term, form],
      group: 'u.id',
      order: '2',
    }),
    tool('Report card', 'All marks of one student.', {
      select: `u.name, m.points, m.given_on FROM ${marks}`,
      where: [student, term, subject],
    }),
    tool('Best students', 'Students ranked by their average mark.', {
      select: `s.name, AVG(m.points) AS average FROM ${marks}`,
      where: [level, subject],
      group: 's.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Students at risk', 'Students whose average is so low that they may have to repeat.', {
      select: `s.name, AVG(m.points) AS average FROM ${marks}`,
      where: [form],
      group: 's.id',
      having: [most('AVG(m.points)', 'max_average', 50)],
    }),
    tool('Spread of marks', 'How many students got each mark in a subject.', {
      select: `m.points / 10 * 10 AS mark, COUNT(*) AS students FROM ${marks}`,
      where: [equal('u.name', 'subject', { required: true }), form],
      group: '1',
    }),
    tool('Exams ahead', 'Exams planned in a period, with class and subject.', {
      select: 'x.held_on, c.name, u.name FROM exams x JOIN classes c ON c.id = x.class_id',
      where: [form, period('x.held_on')],
      order: 'x.held_on',
    }),
    tool('Sick days per month', 'Days that students were absent in each month.', {
      select: `strftime('%Y-%m', a.day) AS month, COUNT(*) AS days FROM absences a JOIN ${pupils}`,
      where: [form, period('a.day')],
      group: '1',
    }),
    tool('Frequently absent students', 'Students who were absent on many days.', {
      select: `s.name, COUNT(*) AS days FROM absences a JOIN ${pupils}`,
      where: [period('a.day')],
      group: 's.id',
      having: [whole('COUNT(*)', '>=', 'min_days', 10)],
    }),
    tool('Unexcused absences', 'Absences without a note from the parents.', {
      select: `s.name, a.day FROM absences a JOIN ${pupils}`,
      where: [always('a.note IS NULL'), form, period('a.day')],
    }),
    tool('Late arrivals per class', 'How often students of each class came late.', {
      select: `c.name, COUNT(*) AS times FROM late_arrivals x JOIN ${pupils}`,
      where: [period('x.day')],
      group: 'c.id',
      order: '2 DESC',
    }),
    tool('Homework not handed in', 'Students who owe homework, by subject.', {
      select: `s.name, h.title FROM homework h JOIN ${pupils} JOIN subjects u ON u.id = h.subject_id`,
      where: [always('h.handed_in_on IS NULL'), subject, form],
    }),
    tool('Incidents by kind', 'Behaviour incidents such as fights, counted by kind.', {
      select: 'i.kind, COUNT(*) AS incidents FROM incidents i',
      where: [period('i.happened_on')],
      group: '1',
    }),
    tool('Members per club', 'Number of students in every club.', {
      select: 'b.name, COUNT(*) AS members FROM memberships x JOIN clubs b ON b.id = x.club_id',
      group: 'b.id',
      order: '2 DESC',
    }),
    tool('Members of a club', 'Names of the students who belong to a club.', {
      select:
        's.name FROM memberships x JOIN clubs b ON b.id = x.club_id JOIN students s ON s.id = x.student_id',
      where: [equal('b.name', 'club', { required: true })],
    }),
    tool('Students without a club', 'Students who have joined no club at all.', {
      select: `s.name FROM ${pupils} LEFT JOIN memberships x ON x.student_id = s.id`,
      where: [always('x.club_id IS NULL'), level],
    }),
    tool('Unpaid school fees', 'Families that owe fees due before a day.', {
      select: 's.name, f.amount, f.due_on FROM fees f JOIN students s ON s.id = f.student_id',
      where: [always('f.paid_on IS NULL'), before('f.due_on', 'day'), least('f.amount', 'min_amount')],
    }),
    tool('Fees received per month', 'School fees paid in each month.', {
      select: "strftime('%Y-%m', f.paid_on) AS month, SUM(f.amount) AS received FROM fees f",
      where: [period('f.paid_on')],
      group: '1',
    }),
    tool('Scholarship holders', 'Students with or without a scholarship.', {
      select: `s.name, c.name FROM ${pupils}`,
      where: [yesNo('s.scholarship', 'scholarship'), level],
    }),
    tool('Overdue library books', 'Books that should have come back some days ago.', {
      select: 'k.title, s.name, o.due_on FROM loans o JOIN books k ON k.id = o.book_id',
      where: [always('o.returned_on IS NULL'), daysBack('o.due_on', 1)],
    }),
    tool('Most borrowed books', 'Library books ranked by number of loans.', {
      select: 'k.title, COUNT(*) AS loans FROM loans o JOIN books k ON k.id = o.book_id',
      where: [period('o.lent_on')],
      group: 'k.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Find a book', 'Whether a book is in the library and how many copies there are.', {
      select: 'k.title, k.shelf, k.copies FROM books k',
      where: [asked("lower(k.title) LIKE '%' || lower(:book) || '%'", 'book', 'text')],
    }),
    tool('Bus riders per route', 'Number of students on each school bus.', {
      select: 'b.route, COUNT(*) AS riders FROM bus_passes b',
      where: [equal('b.route', 'route')],
      group: '1',
    }),
  ],
};
