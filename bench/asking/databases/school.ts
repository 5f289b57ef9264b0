import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const pupils = 'students s JOIN classes c ON c.id = s.class_id';
const lessons =
  'lessons l JOIN classes c ON c.id = l.class_id JOIN teachers t ON t.id = l.teacher_id JOIN subjects u ON u.id = l.subject_id';
const marks = `marks m JOIN subjects u ON u.id = m.subject_id JOIN ${pupils}`;
const period = (column: string) => by.days(column, { from: 'start_date', to: 'end_date' });
const form = by.equal('c.name', 'class', { description: 'Class such as 7b.' });
const subject = by.equal('u.name', 'subject');
const student = by.like('s.name', 'student', true);
const level = by.exactly('c.grade', 'grade', 'Grade level from 1 to 12.');
const term = by.oneOf('m.term', 'term', ['autumn', 'spring', 'summer']);
const weekday = by.oneOf('l.weekday', 'weekday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);

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
    tool('Students per class', 'How many students are in each class.')`
      SELECT c.name, COUNT(*) AS students FROM ${pupils} WHERE ${level} GROUP BY c.id`,
    tool('Class list', 'Names of all students in one class.')`
      SELECT s.name, s.born_on FROM ${pupils} WHERE ${by.equal('c.name', 'class', { required: true })}
      ORDER BY s.name`,
    tool('Find a student', 'Students by name, with class and address.')`
      SELECT s.name, c.name, s.address FROM ${pupils} WHERE ${student}`,
    tool('Parents of a student', 'Phone numbers and e-mail addresses of the parents.')`
      SELECT g.name, g.phone, g.email FROM guardians g JOIN students s ON s.id = g.student_id
      WHERE ${student}`,
    tool('Enrolment per year', 'Number of new students for each school year.')`
      SELECT strftime('%Y', s.joined_on) AS year, COUNT(*) AS students FROM students s
      WHERE ${period('s.joined_on')} GROUP BY 1`,
    tool('Timetable of a class', 'Lessons of one class with subject, teacher and room.')`
      SELECT l.weekday, l.hour, u.name, t.name, l.room FROM ${lessons}
      WHERE ${by.equal('c.name', 'class', { required: true })} AND ${weekday} ORDER BY l.weekday, l.hour`,
    tool('Timetable of a teacher', 'When and where one teacher gives lessons.')`
      SELECT l.weekday, l.hour, c.name, l.room FROM ${lessons}
      WHERE ${by.like('t.name', 'teacher', true)} AND ${weekday}`,
    tool('Teachers of a subject', 'Who teaches a subject.')`
      SELECT DISTINCT t.name FROM ${lessons} WHERE ${by.equal('u.name', 'subject', { required: true })}`,
    tool('Teaching load', 'Lessons per week for each teacher.')`
      SELECT t.name, COUNT(*) AS lessons FROM ${lessons} GROUP BY t.id ORDER BY 2 DESC`,
    tool('Uncovered lessons', 'Lessons on a day whose teacher is away and has no substitute.')`
      SELECT l.hour, c.name, u.name FROM absences_of_teachers x JOIN ${lessons}
      WHERE ${by.on('x.day', 'day')}`,
    tool('Free classrooms', 'Rooms without a lesson at an hour of the week.')`
      SELECT r.name FROM rooms r LEFT JOIN lessons l ON l.room = r.name
      WHERE ${weekday} AND ${by.exactly('l.hour', 'hour', 'Lesson of the day, from 1 to 8.')}`,
    tool('Average mark per subject', 'Mean of all marks in each subject.')`
      SELECT u.name, AVG(m.points) AS average FROM ${marks} WHERE ${term} AND ${form}
      GROUP BY u.id ORDER BY 2`,
    tool('Report card', 'All marks of one student.')`
      SELECT u.name, m.points, m.given_on FROM ${marks} WHERE ${student} AND ${term} AND ${subject}`,
    tool('Best students', 'Students ranked by their average mark.')`
      SELECT s.name, AVG(m.points) AS average FROM ${marks} WHERE ${level} AND ${subject}
      GROUP BY s.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Students at risk', 'Students whose average is so low that they may have to repeat.')`
      SELECT s.name, AVG(m.points) AS average FROM ${marks} WHERE ${form}
      GROUP BY s.id HAVING ${by.most('AVG(m.points)', 'max_average', 50)}`,
    tool('Spread of marks', 'How many students got each mark in a subject.')`
      SELECT m.points / 10 * 10 AS mark, COUNT(*) AS students FROM ${marks}
      WHERE ${by.equal('u.name', 'subject', { required: true })} AND ${form} GROUP BY 1`,
    tool('Exams ahead', 'Exams planned in a period, with class and subject.')`
      SELECT x.held_on, c.name, u.name FROM exams x JOIN classes c ON c.id = x.class_id
      JOIN subjects u ON u.id = x.subject_id
      WHERE ${form} AND ${period('x.held_on')} ORDER BY x.held_on`,
    tool('Sick days per month', 'Days that students were absent in each month.')`
      SELECT strftime('%Y-%m', a.day) AS month, COUNT(*) AS days FROM absences a JOIN ${pupils}
      WHERE ${form} AND ${period('a.day')} GROUP BY 1`,
    tool('Frequently absent students', 'Students who were absent on many days.')`
      SELECT s.name, COUNT(*) AS days FROM absences a JOIN ${pupils} WHERE ${period('a.day')}
      GROUP BY s.id HAVING ${by.whole('COUNT(*)', '>=', 'min_days', 10)}`,
    tool('Unexcused absences', 'Absences without a note from the parents.')`
      SELECT s.name, a.day FROM absences a JOIN ${pupils}
      WHERE a.note IS NULL AND ${form} AND ${period('a.day')}`,
    tool('Late arrivals per class', 'How often students of each class came late.')`
      SELECT c.name, COUNT(*) AS times FROM late_arrivals x JOIN ${pupils} WHERE ${period('x.day')}
      GROUP BY c.id ORDER BY 2 DESC`,
    tool('Homework not handed in', 'Students who owe homework, by subject.')`
      SELECT s.name, h.title FROM homework h JOIN ${pupils} JOIN subjects u ON u.id = h.subject_id
      WHERE h.handed_in_on IS NULL AND ${subject} AND ${form}`,
    tool('Incidents by kind', 'Behaviour incidents such as fights, counted by kind.')`
      SELECT i.kind, COUNT(*) AS incidents FROM incidents i WHERE ${period('i.happened_on')} GROUP BY 1`,
    tool('Members per club', 'Number of students in every club.')`
      SELECT b.name, COUNT(*) AS members FROM memberships x JOIN clubs b ON b.id = x.club_id
      GROUP BY b.id ORDER BY 2 DESC`,
    tool('Members of a club', 'Names of the students who belong to a club.')`
      SELECT s.name FROM memberships x JOIN clubs b ON b.id = x.club_id
      JOIN students s ON s.id = x.student_id
      WHERE ${by.equal('b.name', 'club', { required: true })}`,
    tool('Students without a club', 'Students who have joined no club at all.')`
      SELECT s.name FROM ${pupils} LEFT JOIN memberships x ON x.student_id = s.id
      WHERE x.club_id IS NULL AND ${level}`,
    tool('Unpaid school fees', 'Families that owe fees due before a day.')`
      SELECT s.name, f.amount, f.due_on FROM fees f JOIN students s ON s.id = f.student_id
      WHERE f.paid_on IS NULL AND ${by.before('f.due_on', 'day')} AND ${by.least('f.amount', 'min_amount')}`,
    tool('Fees received per month', 'School fees paid in each month.')`
      SELECT strftime('%Y-%m', f.paid_on) AS month, SUM(f.amount) AS received FROM fees f
      WHERE ${period('f.paid_on')} GROUP BY 1`,
    tool('Scholarship holders', 'Students with or without a scholarship.')`
      SELECT s.name, c.name FROM ${pupils} WHERE ${by.yesNo('s.scholarship', 'scholarship')} AND ${level}`,
    tool('Overdue library books', 'Books that should have come back some days ago.')`
      SELECT k.title, s.name, o.due_on FROM loans o JOIN books k ON k.id = o.book_id JOIN students s ON s.id = o.student_id
      WHERE o.returned_on IS NULL AND ${by.daysBack('o.due_on', 1)}`,
    tool('Most borrowed books', 'Library books ranked by number of loans.')`
      SELECT k.title, COUNT(*) AS loans FROM loans o JOIN books k ON k.id = o.book_id
      WHERE ${period('o.lent_on')} GROUP BY k.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Find a book', 'Whether a book is in the library and how many copies there are.')`
      SELECT k.title, k.shelf, k.copies FROM books k
      WHERE ${by.asked("lower(k.title) LIKE '%' || lower(:book) || '%'", 'book', 'text')}`,
    tool('Bus riders per route', 'Number of students on each school bus.')`
      SELECT b.route, COUNT(*) AS riders FROM bus_passes b WHERE ${by.equal('b.route', 'route')} GROUP BY 1`,
  ],
};
