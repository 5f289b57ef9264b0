import type { CaseTools } from './case-tools.ts';
import {
  always,
  asked,
  before,
  days,
  daysAhead,
  daysBack,
  equal,
  least,
  like,
  on,
  oneOf,
  tool,
  whole,
} from './case-tools.ts';

const visits = 'appointments a JOIN patients p ON p.id = a.patient_id JOIN doctors d ON d.id = a.doctor_id';
const claims = 'claims c JOIN insurers n ON n.id = c.insurer_id';
const labs = 'lab_results l JOIN patients p ON p.id = l.patient_id';
const doctor = equal('d.name', 'doctor', { description: 'Name of the doctor.' });
const patient = like('p.name', 'patient', true);
const insurer = equal('n.name', 'insurer');
const visited = days('a.starts_at');

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
    tool('Appointments per day', 'Number of appointments on each day.', {
      select: `date(a.starts_at) AS day, COUNT(*) AS appointments FROM ${visits}`,
      where: [doctor, visited],
      group: '1',
      order: '1',
    }),
    tool("Doctor's schedule", 'The appointments of one doctor on a day, by time.', {
      select: `time(a.starts_at), p.name, a.reason FROM ${visits}`,
      where: [equal('d.name', 'doctor', { required: true }), on('date(a.starts_at)', 'day')],
      order: 'a.starts_at',
    }),
    tool('Missed appointments', 'Patients who did not come to their appointment.', {
      select: `p.name, p.phone, a.starts_at FROM ${visits}`,
      where: [always("a.status = 'missed'"), doctor, visited],
      order: 'a.starts_at DESC',
    }),
    tool('Missed share by weekday', 'Share of appointments that were missed, for each day of the week.', {
      select: `strftime('%w', a.starts_at) AS weekday, AVG(a.status = 'missed') AS share FROM ${visits}`,
      where: [visited],
      group: '1',
    }),
    tool('Cancellations per month', 'How many appointments were cancelled in each month.', {
      select: `strftime('%Y-%m', a.starts_at) AS month, COUNT(*) AS cancelled FROM ${visits}`,
      where: [always("a.status = 'cancelled'"), visited],
      group: '1',
    }),
    tool('Average wait per doctor', 'Minutes that patients wait past their appointment time.', {
      select: `d.name, AVG(a.minutes_waited) AS minutes FROM ${visits}`,
      where: [visited],
      group: 'd.id',
      order: '2 DESC',
    }),
    tool('Visits by reason', 'Number of visits for each reason.', {
      select: `a.reason, COUNT(*) AS visits FROM ${visits}`,
      where: [doctor, visited],
      group: '1',
      order: '2 DESC',
    }),
    tool('Doctors by patients seen', 'Doctors ranked by how many patients they saw.', {
      select: `d.name, COUNT(DISTINCT a.patient_id) AS patients FROM ${visits}`,
      where: [always("a.status = 'seen'"), visited],
      group: 'd.id',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Room hours', 'Hours that each room was in use.', {
      select: 'a.room, SUM(a.minutes) / 60.0 AS hours FROM appointments a',
      where: [equal('a.room', 'room'), visited],
      group: '1',
    }),
    tool('Find a patient', 'Patients by name, with phone number and date of birth.', {
      select: 'p.name, p.phone, p.born_on FROM patients p',
      where: [patient],
    }),
    tool('Visits of a patient', 'The past and coming appointments of one patient.', {
      select: `a.starts_at, d.name, a.status FROM ${visits}`,
      where: [patient, oneOf('a.status', 'status', ['booked', 'arrived', 'seen', 'cancelled', 'missed'])],
      order: 'a.starts_at DESC',
    }),
    tool('Patients by age group', 'Number of patients in each age band.', {
      select:
        "(strftime('%Y', 'now') - strftime('%Y', p.born_on)) / 10 * 10 AS age, COUNT(*) AS patients FROM patients p",
      group: '1',
      order: '1',
    }),
    tool('Patients of an insurer', 'Patients who are insured with one company.', {
      select: 'p.name, p.policy_number FROM patients p JOIN insurers n ON n.id = p.insurer_id',
      where: [equal('n.name', 'insurer', { required: true })],
      order: 'p.name',
    }),
    tool('New patients per month', 'How many patients registered in each month.', {
      select: "strftime('%Y-%m', p.registered_on) AS month, COUNT(*) AS patients FROM patients p",
      where: [days('p.registered_on')],
      group: '1',
    }),
    tool('Patients not seen since', 'Patients whose last visit was before a day.', {
      select: `p.name, p.phone, MAX(a.starts_at) AS last_visit FROM ${visits}`,
      group: 'p.id',
      having: [before('MAX(a.starts_at)', 'day')],
    }),
    tool('Patients without a family doctor', 'Patients to whom no doctor is assigned.', {
      select: 'p.name FROM patients p',
      where: [always('p.doctor_id IS NULL')],
    }),
    tool('Medication of a patient', 'Drugs and doses that one patient takes now.', {
      select: 'r.drug, r.dose FROM prescriptions r JOIN patients p ON p.id = r.patient_id',
      where: [patient, always("r.ends_on >= date('now')")],
    }),
    tool('Most prescribed drugs', 'Drugs ranked by number of prescriptions.', {
      select: 'r.drug, COUNT(*) AS prescriptions FROM prescriptions r JOIN doctors d ON d.id = r.doctor_id',
      where: [doctor, days('r.written_on')],
      group: '1',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Patients on a drug', 'Patients with a current prescription for a drug.', {
      select: 'p.name, r.dose FROM prescriptions r JOIN patients p ON p.id = r.patient_id',
      where: [equal('r.drug', 'drug', { required: true })],
    }),
    tool('Prescriptions that run out', 'Repeat prescriptions that end within a number of days.', {
      select: 'p.name, r.drug, r.ends_on FROM prescriptions r JOIN patients p ON p.id = r.patient_id',
      where: [daysAhead('r.ends_on', 14)],
      order: 'r.ends_on',
    }),
    tool('Abnormal lab results', 'Results outside the normal range, newest first.', {
      select: `p.name, l.test, l.value FROM ${labs}`,
      where: [oneOf('l.flag', 'flag', ['low', 'high', 'critical']), days('l.reported_at')],
      order: 'l.reported_at DESC',
      limit: 50,
    }),
    tool('Lab results of a patient', 'Values measured for one patient over time.', {
      select: `l.test, l.value, l.reported_at FROM ${labs}`,
      where: [patient, equal('l.test', 'test')],
      order: 'l.reported_at DESC',
    }),
    tool('Lab turnaround', 'Average hours from taking a sample to the result, for each test.', {
      select: `l.test, AVG(l.hours) AS hours FROM ${labs}`,
      where: [days('l.reported_at')],
      group: '1',
    }),
    tool('Vaccinations given', 'Number of doses given of each vaccine.', {
      select: 'v.vaccine, COUNT(*) AS doses FROM vaccinations v',
      where: [days('v.given_on')],
      group: '1',
    }),
    tool('Patients missing a vaccination', 'Patients who never received a certain vaccine.', {
      select: 'p.name FROM patients p',
      where: [
        asked(
          'NOT EXISTS (SELECT 1 FROM vaccinations v WHERE v.patient_id = p.id AND v.vaccine = :vaccine)',
          'vaccine',
          'text',
        ),
      ],
    }),
    tool('Referrals without an answer', 'Referrals to specialists that nobody answered for some days.', {
      select: 'r.id, p.name, r.specialty FROM referrals r JOIN patients p ON p.id = r.patient_id',
      where: [always('r.answered_on IS NULL'), daysBack('r.sent_on', 14), equal('r.specialty', 'specialty')],
    }),
    tool('Referrals by specialty', 'How many patients were referred to each specialty.', {
      select: 'r.specialty, COUNT(*) AS referrals FROM referrals r',
      where: [days('r.sent_on')],
      group: '1',
    }),
    tool('Rejected claims', 'Claims that an insurer refused to pay.', {
      select: `c.id, n.name, c.amount, c.refusal FROM ${claims}`,
      where: [always("c.status = 'rejected'"), insurer, least('c.amount', 'min_amount')],
      order: 'c.amount DESC',
    }),
    tool('Income per insurer', 'What each insurer paid us.', {
      select: `n.name, SUM(c.paid) AS income FROM ${claims}`,
      where: [days('c.paid_on')],
      group: 'n.id',
      order: '2 DESC',
    }),
    tool('Common diagnoses', 'Diagnoses ranked by how often they were made.', {
      select: 'g.diagnosis, COUNT(*) AS times FROM diagnoses g',
      where: [days('g.made_on')],
      group: '1',
      order: '2 DESC',
      limit: 10,
    }),
    tool('Patients with a diagnosis', 'Patients who were diagnosed with a condition.', {
      select: 'p.name, g.made_on FROM diagnoses g JOIN patients p ON p.id = g.patient_id',
      where: [equal('g.diagnosis', 'diagnosis', { required: true }), whole('p.age', '>=', 'min_age', 0)],
    }),
    tool('Allergies', 'Patients with an allergy to a substance.', {
      select: 'p.name, y.severity FROM allergies y JOIN patients p ON p.id = y.patient_id',
      where: [equal('y.substance', 'substance')],
    }),
  ],
};
