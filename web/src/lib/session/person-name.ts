type Person = { firstName: string; lastName: string; email: string };

export function greetingName(person: Partial<Person>): string {
  return person.firstName?.trim() || person.email?.split('@')[0]?.trim() || 'User';
}

export function avatarLetter(person: Partial<Person>): string {
  const letter = person.firstName?.trim() || person.email?.trim() || 'U';
  return (Array.from(letter)[0] ?? 'U').toLocaleUpperCase();
}

export function fullName(person: Partial<Person>): string {
  return [person.firstName, person.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
