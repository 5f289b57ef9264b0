import type { CaseTools } from '../case-tools.ts';
import { tool } from '../case-tools.ts';
import * as by from '../conditions.ts';

const visits = 'appointments a JOIN patients p ON p.id = a.patient_id JOIN doctors d ON d.id = a.doctor_id';
const claims = 'claims c JOIN insurers n ON n.id = c.insurer_id';
const labs = 'lab_results l JOIN patients p ON p.id = l.patient_id';
const doctor = by.equal('d.name', 'doctor', { description: 'Name of the doctor.' });
const patient = by.like('p.name', 'patient', true);
const insurer = by.equal('n.name', 'insurer');
const visited = by.days('a.starts_at');

export const clinic: CaseTools = {
  name: 'clinic',
  known: {
    doctor: ['Amara Obi', 'Felix Brandt', 'Ines Carvalho', 'Tomasz Lewicki'],
    patient: [
      'Ruth Abel',
      'Oskar Lindqvist',
      'Priya Raman',
      'Dario Conti',
      'Maeve Kelleher',
      'Samuel Adeyemi',
    ],
    insurer: ['Aldera', 'Mutua Norte', 'Helvia Care', 'State Health Fund'],
    vaccine: ['Influenza', 'Tetanus', 'Measles', 'Hepatitis B', 'COVID-19'],
    drug: ['Metformin', 'Ibuprofen', 'Amoxicillin', 'Atorvastatin', 'Salbutamol'],
    test: ['Cholesterol', 'Blood sugar', 'Iron', 'Thyroid', 'Vitamin D'],
    diagnosis: ['Asthma', 'Diabetes', 'Hypertension', 'Migraine', 'Back pain'],
    substance: ['Penicillin', 'Latex', 'Nuts', 'Pollen'],
    specialty: ['Cardiology', 'Dermatology', 'Orthopaedics', 'Radiology'],
    room: ['Room A', 'Room B', 'Treatment room'],
  },
  tools: [
    tool('Appointments per day', 'Number of appointments on each day.')`
      SELECT date(a.starts_at) AS day, COUNT(*) AS appointments FROM ${visits}
      WHERE ${doctor} AND ${visited} GROUP BY 1 ORDER BY 1`,
    tool("Doctor's schedule", 'The appointments of one doctor on a day, by time.')`
      SELECT time(a.starts_at), p.name, a.reason FROM ${visits}
      WHERE ${by.equal('d.name', 'doctor', { required: true })} AND ${by.on('date(a.starts_at)', 'day')}
      ORDER BY a.starts_at`,
    tool('Missed appointments', 'Patients who did not come to their appointment.')`
      SELECT p.name, p.phone, a.starts_at FROM ${visits}
      WHERE a.status = 'missed' AND ${doctor} AND ${visited} ORDER BY a.starts_at DESC`,
    tool('Missed share by weekday', 'Share of appointments that were missed, for each day of the week.')`
      SELECT strftime('%w', a.starts_at) AS weekday, AVG(a.status = 'missed') AS share FROM ${visits}
      WHERE ${visited} GROUP BY 1`,
    tool('Cancellations per month', 'How many appointments were cancelled in each month.')`
      SELECT strftime('%Y-%m', a.starts_at) AS month, COUNT(*) AS cancelled FROM ${visits}
      WHERE a.status = 'cancelled' AND ${visited} GROUP BY 1`,
    tool('Average wait per doctor', 'Minutes that patients wait past their appointment time.')`
      SELECT d.name, AVG(a.minutes_waited) AS minutes FROM ${visits} WHERE ${visited}
      GROUP BY d.id ORDER BY 2 DESC`,
    tool('Visits by reason', 'Number of visits for each reason.')`
      SELECT a.reason, COUNT(*) AS visits FROM ${visits} WHERE ${doctor} AND ${visited}
      GROUP BY 1 ORDER BY 2 DESC`,
    tool('Doctors by patients seen', 'Doctors ranked by how many patients they saw.')`
      SELECT d.name, COUNT(DISTINCT a.patient_id) AS patients FROM ${visits}
      WHERE a.status = 'seen' AND ${visited} GROUP BY d.id ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Room hours', 'Hours that each room was in use.')`
      SELECT a.room, SUM(a.minutes) / 60.0 AS hours FROM appointments a
      WHERE ${by.equal('a.room', 'room')} AND ${visited} GROUP BY 1`,
    tool('Find a patient', 'Patients by name, with phone number and date of birth.')`
      SELECT p.name, p.phone, p.born_on FROM patients p WHERE ${patient}`,
    tool('Visits of a patient', 'The past and coming appointments of one patient.')`
      SELECT a.starts_at, d.name, a.status FROM ${visits}
      WHERE ${patient}
      AND ${by.oneOf('a.status', 'status', ['booked', 'arrived', 'seen', 'cancelled', 'missed'])}
      ORDER BY a.starts_at DESC`,
    tool('Patients by age group', 'Number of patients in each age band.')`
      SELECT (strftime('%Y', 'now') - strftime('%Y', p.born_on)) / 10 * 10 AS age, COUNT(*) AS patients
      FROM patients p
      GROUP BY 1 ORDER BY 1`,
    tool('Patients of an insurer', 'Patients who are insured with one company.')`
      SELECT p.name, p.policy_number FROM patients p JOIN insurers n ON n.id = p.insurer_id
      WHERE ${by.equal('n.name', 'insurer', { required: true })} ORDER BY p.name`,
    tool('New patients per month', 'How many patients registered in each month.')`
      SELECT strftime('%Y-%m', p.registered_on) AS month, COUNT(*) AS patients FROM patients p
      WHERE ${by.days('p.registered_on')} GROUP BY 1`,
    tool('Patients not seen since', 'Patients whose last visit was before a day.')`
      SELECT p.name, p.phone, MAX(a.starts_at) AS last_visit FROM ${visits}
      GROUP BY p.id HAVING ${by.before('MAX(a.starts_at)', 'day')}`,
    tool('Patients without a family doctor', 'Patients to whom no doctor is assigned.')`
      SELECT p.name FROM patients p WHERE p.doctor_id IS NULL`,
    tool('Medication of a patient', 'Drugs and doses that one patient takes now.')`
      SELECT r.drug, r.dose FROM prescriptions r JOIN patients p ON p.id = r.patient_id
      WHERE ${patient} AND r.ends_on >= date('now')`,
    tool('Most prescribed drugs', 'Drugs ranked by number of prescriptions.')`
      SELECT r.drug, COUNT(*) AS prescriptions FROM prescriptions r JOIN doctors d ON d.id = r.doctor_id
      WHERE ${doctor} AND ${by.days('r.written_on')} GROUP BY 1 ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Patients on a drug', 'Patients with a current prescription for a drug.')`
      SELECT p.name, r.dose FROM prescriptions r JOIN patients p ON p.id = r.patient_id
      WHERE ${by.equal('r.drug', 'drug', { required: true })}`,
    tool('Prescriptions that run out', 'Repeat prescriptions that end within a number of days.')`
      SELECT p.name, r.drug, r.ends_on FROM prescriptions r JOIN patients p ON p.id = r.patient_id
      WHERE ${by.daysAhead('r.ends_on', 14)} ORDER BY r.ends_on`,
    tool('Abnormal lab results', 'Results outside the normal range, newest first.')`
      SELECT p.name, l.test, l.value FROM ${labs}
      WHERE ${by.oneOf('l.flag', 'flag', ['low', 'high', 'critical'])} AND ${by.days('l.reported_at')}
      ORDER BY l.reported_at DESC LIMIT ${by.limit(50)}`,
    tool('Lab results of a patient', 'Values measured for one patient over time.')`
      SELECT l.test, l.value, l.reported_at FROM ${labs} WHERE ${patient} AND ${by.equal('l.test', 'test')}
      ORDER BY l.reported_at DESC`,
    tool('Lab turnaround', 'Average hours from taking a sample to the result, for each test.')`
      SELECT l.test, AVG(l.hours) AS hours FROM ${labs} WHERE ${by.days('l.reported_at')} GROUP BY 1`,
    tool('Vaccinations given', 'Number of doses given of each vaccine.')`
      SELECT v.vaccine, COUNT(*) AS doses FROM vaccinations v WHERE ${by.days('v.given_on')} GROUP BY 1`,
    tool('Patients missing a vaccination', 'Patients who never received a certain vaccine.')`
      SELECT p.name FROM patients p
      WHERE ${by.asked('NOT EXISTS (SELECT 1 FROM vaccinations v WHERE v.patient_id = p.id AND v.vaccine = :vaccine)', 'vaccine', 'text')}`,
    tool('Referrals without an answer', 'Referrals to specialists that nobody answered for some days.')`
      SELECT r.id, p.name, r.specialty FROM referrals r JOIN patients p ON p.id = r.patient_id
      WHERE r.answered_on IS NULL AND ${by.daysBack('r.sent_on', 14)}
      AND ${by.equal('r.specialty', 'specialty')}`,
    tool('Referrals by specialty', 'How many patients were referred to each specialty.')`
      SELECT r.specialty, COUNT(*) AS referrals FROM referrals r WHERE ${by.days('r.sent_on')} GROUP BY 1`,
    tool('Rejected claims', 'Claims that an insurer refused to pay.')`
      SELECT c.id, n.name, c.amount, c.refusal FROM ${claims}
      WHERE c.status = 'rejected' AND ${insurer} AND ${by.least('c.amount', 'min_amount')}
      ORDER BY c.amount DESC`,
    tool('Income per insurer', 'What each insurer paid us.')`
      SELECT n.name, SUM(c.paid) AS income FROM ${claims} WHERE ${by.days('c.paid_on')}
      GROUP BY n.id ORDER BY 2 DESC`,
    tool('Common diagnoses', 'Diagnoses ranked by how often they were made.')`
      SELECT g.diagnosis, COUNT(*) AS times FROM diagnoses g WHERE ${by.days('g.made_on')}
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${by.limit(10)}`,
    tool('Patients with a diagnosis', 'Patients who were diagnosed with a condition.')`
      SELECT p.name, g.made_on FROM diagnoses g JOIN patients p ON p.id = g.patient_id
      WHERE ${by.equal('g.diagnosis', 'diagnosis', { required: true })}
      AND ${by.whole('p.age', '>=', 'min_age', 0)}`,
    tool('Allergies', 'Patients with an allergy to a substance.')`
      SELECT p.name, y.severity FROM allergies y JOIN patients p ON p.id = y.patient_id
      WHERE ${by.equal('y.substance', 'substance')}`,
  ],
};
