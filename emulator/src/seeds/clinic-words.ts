export const departments = [
  'General practice',
  'Cardiology',
  'Dermatology',
  'Orthopaedics',
  'Paediatrics',
  'Radiology',
];

export const insurers = [
  { name: 'Common Shield', covers_percent: 90 },
  { name: 'Harbour Mutual', covers_percent: 85 },
  { name: 'Oak Cover', covers_percent: 100 },
  { name: 'Wayside Direct', covers_percent: 60 },
];

/** Codes of our own: what they stand for is plain, and no licence is needed. */
export const diagnoses: readonly (readonly [code: string, name: string, isChronic: boolean])[] = [
  ['GP01', 'Common cold', false],
  ['GP02', 'High blood pressure', true],
  ['OR01', 'Back pain', false],
  ['GP03', 'Type 2 diabetes', true],
  ['DE01', 'Eczema', true],
  ['GP04', 'Migraine', true],
  ['PE01', 'Ear infection', false],
  ['OR02', 'Sprained ankle', false],
  ['CA01', 'Irregular heartbeat', true],
  ['GP05', 'Iron deficiency', false],
  ['DE02', 'Acne', false],
  ['OR03', 'Arthritis of the knee', true],
  ['PE02', 'Hay fever', true],
  ['CA02', 'Heart failure', true],
];

export const medications: readonly (readonly [name: string, form: string])[] = [
  ['Sleep aid', 'tablet'],
  ['Pain reliever', 'tablet'],
  ['Blood pressure reducer', 'tablet'],
  ['Blood sugar reducer', 'tablet'],
  ['Skin balm', 'cream'],
  ['Ear treatment', 'drops'],
  ['Iron supplement', 'capsule'],
  ['Airway opener', 'inhaler'],
  ['Heart rhythm regulator', 'tablet'],
  ['Allergy relief', 'spray'],
];
