import { departments, diagnoses, insurers, medications } from './clinic-words.ts';
import { addDays, addMinutes, dateText, daysUpTo, momentOf, seasonal, weekly } from './date-arithmetic.ts';
import { fakePerson } from './fake-person.ts';
import { money, type Row, type Tables } from './seed-table-types.ts';
import { SeededRandom } from './seeded-random.ts';

const history = 400;
const ahead = 21;
const patientCount = 720;
const doctorCount = 16;
const weekdays = [0, 1.25, 1.1, 1, 1.1, 0.85, 0.2];

/** A clinic: Mondays and winters are full, one in twelve does not come, and the next three weeks are booked. */
export function generateClinicRows(now: Date): Tables {
  const random = new SeededRandom('clinic');
  const days = daysUpTo(addDays(now, ahead), history + ahead);
  const house = furnish(random, days[0] ?? now);
  const patients = register(random, days, now);
  const care = treat({ random, days, now, patients });
  return {
    ...house,
    insurers: insurers.map((insurer, index) => ({ id: index + 1, ...insurer })),
    patients,
    appointments: care.appointments,
    visits: care.visits,
    diagnoses: diagnoses.map(([code, name, is_chronic]) => ({ code, name, is_chronic })),
    visit_diagnoses: care.visit_diagnoses,
    medications: medications.map(([name, form], index) => ({ id: index + 1, name, form })),
    prescriptions: care.prescriptions,
    invoices: care.invoices,
  };
}

function furnish(random: SeededRandom, opened: Date) {
  return {
    departments: departments.map((name, index) => ({ id: index + 1, name, floor: Math.floor(index / 2) })),
    doctors: Array.from({ length: doctorCount }, (_, index) => {
      const { name, email } = fakePerson(random, index + 1);
      return {
        id: index + 1,
        department_id: departmentOf(index + 1),
        name: `Dr ${name}`,
        email,
        hired_on: dateText(addDays(opened, -random.whole(30, 4000))),
        is_accepting: random.chance(0.8),
      };
    }),
    rooms: Array.from({ length: 14 }, (_, index) => ({
      id: index + 1,
      department_id: index < 12 ? (index % departments.length) + 1 : null,
      label: `${Math.floor(index / 5)}.${String((index % 5) + 1).padStart(2, '0')}`,
    })),
  };
}

function departmentOf(doctor: number): number {
  return ((doctor - 1) % departments.length) + 1;
}

function register(random: SeededRandom, days: readonly Date[], now: Date) {
  const past = days.filter((day) => day < now);
  return Array.from({ length: patientCount }, (_, index) => {
    const { firstName, lastName, email } = fakePerson(random, index + 1);
    // Half were patients before the records begin.
    const day =
      index < patientCount / 2
        ? past[0]
        : past[Math.floor((index / patientCount) * 2 * past.length) - past.length];
    const registered = momentOf(random, day ?? now, { hour: 7, width: 1 });
    return {
      id: index + 1,
      insurer_id: random.chance(0.9) ? random.favourite([1, 2, 3, 4], 1.5) : null,
      first_name: firstName,
      last_name: lastName,
      email: random.chance(0.85) ? email : null,
      phone: random.chance(0.9) ? `+49 30 555 ${String(1000 + index)}` : null,
      sex: random.chance(0.97)
        ? random.weighted([
            ['female', 51],
            ['male', 47],
            ['other', 2],
          ])
        : null,
      born_on: dateText(addDays(now, -365.25 * (1 + 92 * random.next() ** 0.8))),
      registered_at: registered,
    };
  });
}

type Care = {
  random: SeededRandom;
  days: readonly Date[];
  now: Date;
  patients: readonly { id: number; insurer_id: number | null; registered_at: Date }[];
};

function treat({ random, days, now, patients }: Care) {
  const appointments: Row[] = [];
  const visits: Row[] = [];
  const visit_diagnoses: Row[] = [];
  const prescriptions: Row[] = [];
  const invoices: Row[] = [];
  for (const day of days) {
    const known = patients.filter(({ registered_at }) => registered_at <= day);
    const free = day > now ? Math.max(0.1, 1 - (day.getTime() - now.getTime()) / (ahead * 86_400_000)) : 1;
    const busy = 11 * weekly(day, weekdays) * seasonal(day, 0, 0.22) * free;
    for (let left = known.length === 0 ? 0 : random.count(busy); left > 0; left -= 1) {
      book(random.favourite(known, 1.4), quarterHour(momentOf(random, day, { hour: 12.5, width: 2.6 })));
    }
  }
  return { appointments, visits, visit_diagnoses, prescriptions, invoices };

  function book(patient: Care['patients'][number], starts_at: Date): void {
    const id = appointments.length + 1;
    const doctor_id = random.favourite(
      Array.from({ length: doctorCount }, (_, index) => index + 1),
      1.3,
    );
    const status = statusAt(starts_at);
    const asked = addDays(starts_at, -(random.next() ** 2) * 40);
    const earliest = patient.registered_at > asked ? patient.registered_at : asked;
    appointments.push({
      id,
      patient_id: patient.id,
      doctor_id,
      room_id: random.chance(0.95) ? random.whole(1, 14) : null,
      status,
      starts_at,
      minutes: random.weighted([
        [15, 4],
        [30, 5],
        [45, 1],
        [60, 1],
      ]),
      booked_at: earliest > now ? now : earliest,
      notes: random.chance(0.1)
        ? random.pick(['Follow-up', 'Bring earlier results', 'Prefers mornings'])
        : null,
    });
    if (status === 'completed')
      visit({ appointment: id, patient, starts_at, department: departmentOf(doctor_id) });
  }

  function statusAt(starts_at: Date): string {
    if (starts_at > now)
      return random.weighted([
        ['booked', 5],
        ['confirmed', 4],
        ['cancelled', 1],
      ]);
    return random.weighted([
      ['completed', 80],
      ['cancelled', 12],
      ['no_show', 8],
    ]);
  }

  type Visit = {
    appointment: number;
    patient: Care['patients'][number];
    starts_at: Date;
    department: number;
  };

  function visit({ appointment, patient, starts_at, department }: Visit): void {
    const id = visits.length + 1;
    const waited = Math.round(random.next() ** 2 * 70);
    const vitals = {
      pulse: random.whole(55, 105),
      temperature: Number((36.2 + random.next() ** 3 * 3).toFixed(1)),
    };
    visits.push({
      id,
      appointment_id: appointment,
      arrived_at: addMinutes(starts_at, -random.whole(0, 15)),
      waited_minutes: waited,
      vitals: random.chance(0.8) ? vitals : {},
    });
    const found = new Set(
      Array.from({ length: random.whole(0, 2) }, () => random.favourite(diagnoses, 1.7)[0]),
    );
    for (const diagnosis_code of found) visit_diagnoses.push({ visit_id: id, diagnosis_code });
    if (random.chance(0.45)) {
      const medication_id = 1 + medications.indexOf(random.favourite(medications, 1.6));
      const days = random.pick([5, 7, 10, 14, 30, 90]);
      prescriptions.push({
        id: prescriptions.length + 1,
        visit_id: id,
        medication_id,
        days,
        refills: random.count(0.4),
      });
    }
    charge({ visit: id, patient, starts_at, department });
  }

  type Charge = { visit: number; patient: Care['patients'][number]; starts_at: Date; department: number };

  function charge({ visit: visit_id, patient, starts_at, department }: Charge): void {
    const total = 38 + department * 9 + random.next() ** 2 * 220;
    const covers = patient.insurer_id === null ? 0 : (insurers[patient.insurer_id - 1]?.covers_percent ?? 0);
    const paid = addDays(starts_at, 2 + random.next() ** 2 * 60);
    const lost = random.chance(0.015);
    invoices.push({
      id: invoices.length + 1,
      visit_id,
      total: money(total),
      insurer_pays: money((total * covers) / 100),
      status: lost ? 'written_off' : paid > now ? 'open' : 'paid',
      issued_on: dateText(starts_at),
      paid_on: lost || paid > now ? null : dateText(paid),
    });
  }
}

function quarterHour(moment: Date): Date {
  const step = 15 * 60_000;
  return new Date(Math.floor(moment.getTime() / step) * step);
}
