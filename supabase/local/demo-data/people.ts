import { daysAfter, type Random } from './random.ts';

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** bcrypt; null for people who never sign in. */
  passwordHash: string | null;
  joinedAt: Date;
  lastSignInAt: Date | null;
}

interface Origin {
  first: readonly [string, ...string[]];
  last: readonly [string, ...string[]];
}

// Names of one origin go together.
const origins: readonly [Origin, ...Origin[]] = [
  {
    first: ['Aisha', 'Omar', 'Fatima', 'Yousef', 'Mariam', 'Khalid', 'Noor', 'Tariq'],
    last: ['Al Hashimi', 'Al Suwaidi', 'Haddad', 'Khoury', 'Rahman'],
  },
  { first: ['نورة', 'سالم', 'ليلى'], last: ['المنصوري', 'الهاشمي'] },
  { first: ['Priya', 'Arjun', 'Ananya', 'Rohan'], last: ['Sharma', 'Nair', 'Fernandes'] },
  {
    first: ['Zoë', 'Jürgen', 'Søren', 'Łukasz', 'François', 'Chloé', 'Siobhán', 'Nuño', 'Grace', 'Daniel'],
    last: ["O'Brien", 'Müller', 'Østergård', 'Wójcik', 'Lefèvre', 'García-Núñez', 'Campbell', 'van der Berg'],
  },
  { first: ['Amara', 'Kwame', 'Thandi'], last: ['Okafor', 'Mensah'] },
  { first: ['Ngọc', 'Hana', 'Mei', 'Paolo'], last: ['Nguyễn', 'Tanaka', 'Santos'] },
  { first: ['Олена', 'Тарас'], last: ['Коваленко'] },
];

/** What the address of a name is made of where its letters without their marks do not say it. */
const transliterations: Readonly<Record<string, string>> = {
  نورة: 'noura',
  سالم: 'salem',
  ليلى: 'layla',
  المنصوري: 'almansoori',
  الهاشمي: 'alhashimi',
  Jürgen: 'juergen',
  Søren: 'soren',
  Łukasz: 'lukasz',
  Müller: 'mueller',
  Østergård: 'ostergard',
  Олена: 'olena',
  Тарас: 'taras',
  Коваленко: 'kovalenko',
};

const inAddress = (name: string) =>
  transliterations[name] ??
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

const domains = ['example.com', 'example.net', 'example.org'] as const;

/** An invented person. Names repeat; `number` makes the address one of a kind. */
export function inventPerson(
  random: Random,
  number: number,
): Pick<Person, 'firstName' | 'lastName' | 'email' | 'phone'> {
  const origin = random.pick(origins);
  const firstName = random.pick(origin.first);
  const lastName = random.pick(origin.last);
  return {
    firstName,
    lastName,
    email: `${inAddress(firstName)}.${inAddress(lastName)}${number}@${random.pick(domains)}`,
    phone: `+971 5${random.pick(['0', '2', '4', '5', '6', '8'])} 000 ${random.text('0123456789', 4)}`,
  };
}

// The hashes of the passwords in the README, made once, at the lowest cost there is: what is printed need not be slow to guess.
const admin: Omit<Person, 'joinedAt' | 'lastSignInAt'> = {
  id: 'ad111111-f10a-4de0-8000-000000000001',
  email: 'admin@flow.example',
  firstName: 'Layla',
  lastName: 'Haddad',
  phone: '+971 50 000 0001',
  passwordHash: '$2b$04$VGoX.dlUnu4zeJSmsXOpYuF/ZkqRTg7T/86phjoful0YnZJQ.miWq',
};

const client: Omit<Person, 'joinedAt' | 'lastSignInAt'> = {
  id: 'c1111111-f10a-4de0-8000-000000000002',
  email: 'client@flow.example',
  firstName: 'Sam',
  lastName: 'Rivera',
  phone: '+971 50 000 0002',
  passwordHash: '$2b$04$Ybv51BDlobbjb9QkrhuY6OI.mTnv6Si9hRwAczko0Dv6dm0IeU9Z6',
};

/** The people of the two accounts in the README. The client is on the third of seven days of the trial. */
export function demoPeople(now: Date): { admin: Person; client: Person } {
  return {
    admin: { ...admin, joinedAt: daysAfter(now, -420), lastSignInAt: daysAfter(now, -1) },
    client: { ...client, joinedAt: daysAfter(now, -2), lastSignInAt: daysAfter(now, -0.5) },
  };
}
