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

type Name = readonly [written: string, address: string];

interface Origin {
  first: readonly [Name, ...Name[]];
  last: readonly [Name, ...Name[]];
}

// How a name is written, and what its address is made of. Names of one origin go together.
const origins: readonly [Origin, ...Origin[]] = [
  {
    first: [
      ['Aisha', 'aisha'],
      ['Omar', 'omar'],
      ['Fatima', 'fatima'],
      ['Yousef', 'yousef'],
      ['Mariam', 'mariam'],
      ['Khalid', 'khalid'],
      ['Noor', 'noor'],
      ['Tariq', 'tariq'],
    ],
    last: [
      ['Al Hashimi', 'alhashimi'],
      ['Al Suwaidi', 'alsuwaidi'],
      ['Haddad', 'haddad'],
      ['Khoury', 'khoury'],
      ['Rahman', 'rahman'],
    ],
  },
  {
    first: [
      ['نورة', 'noura'],
      ['سالم', 'salem'],
      ['ليلى', 'layla'],
    ],
    last: [
      ['المنصوري', 'almansoori'],
      ['الهاشمي', 'alhashimi'],
    ],
  },
  {
    first: [
      ['Priya', 'priya'],
      ['Arjun', 'arjun'],
      ['Ananya', 'ananya'],
      ['Rohan', 'rohan'],
    ],
    last: [
      ['Sharma', 'sharma'],
      ['Nair', 'nair'],
      ['Fernandes', 'fernandes'],
    ],
  },
  {
    first: [
      ['Zoë', 'zoe'],
      ['Jürgen', 'juergen'],
      ['Søren', 'soren'],
      ['Łukasz', 'lukasz'],
      ['François', 'francois'],
      ['Chloé', 'chloe'],
      ['Siobhán', 'siobhan'],
      ['Nuño', 'nuno'],
      ['Grace', 'grace'],
      ['Daniel', 'daniel'],
    ],
    last: [
      ["O'Brien", 'obrien'],
      ['Müller', 'mueller'],
      ['Østergård', 'ostergard'],
      ['Wójcik', 'wojcik'],
      ['Lefèvre', 'lefevre'],
      ['García-Núñez', 'garcianunez'],
      ['Campbell', 'campbell'],
      ['van der Berg', 'vanderberg'],
    ],
  },
  {
    first: [
      ['Amara', 'amara'],
      ['Kwame', 'kwame'],
      ['Thandi', 'thandi'],
    ],
    last: [
      ['Okafor', 'okafor'],
      ['Mensah', 'mensah'],
    ],
  },
  {
    first: [
      ['Ngọc', 'ngoc'],
      ['Hana', 'hana'],
      ['Mei', 'mei'],
      ['Paolo', 'paolo'],
    ],
    last: [
      ['Nguyễn', 'nguyen'],
      ['Tanaka', 'tanaka'],
      ['Santos', 'santos'],
    ],
  },
  {
    first: [
      ['Олена', 'olena'],
      ['Тарас', 'taras'],
    ],
    last: [['Коваленко', 'kovalenko']],
  },
];

const domains = ['example.com', 'example.net', 'example.org'] as const;

/** An invented person. Names repeat; `number` makes the address one of a kind. */
export function inventPerson(
  random: Random,
  number: number,
): Pick<Person, 'firstName' | 'lastName' | 'email' | 'phone'> {
  const origin = random.pick(origins);
  const [firstName, first] = random.pick(origin.first);
  const [lastName, last] = random.pick(origin.last);
  return {
    firstName,
    lastName,
    email: `${first}.${last}${number}@${random.pick(domains)}`,
    phone: `+971 5${random.pick(['0', '2', '4', '5', '6', '8'])} 000 ${random.text('0123456789', 4)}`,
  };
}

// The hashes of the passwords in the README, made once: hashing them anew would slow every first start down.
const admin: Omit<Person, 'joinedAt' | 'lastSignInAt'> = {
  id: 'ad111111-f10a-4de0-8000-000000000001',
  email: 'admin@flow.example',
  firstName: 'Layla',
  lastName: 'Haddad',
  phone: '+971 50 000 0001',
  passwordHash: '$2b$10$Eziz.IfRJnul2Yy3NnofA.GPqPETR2o1NQG.PzwPO1FscuVn/ueMm',
};

const client: Omit<Person, 'joinedAt' | 'lastSignInAt'> = {
  id: 'c1111111-f10a-4de0-8000-000000000002',
  email: 'client@flow.example',
  firstName: 'Sam',
  lastName: 'Rivera',
  phone: '+971 50 000 0002',
  passwordHash: '$2b$10$IVXj6dGfI.6TzFHdJTWk6eP.OvDlqXlkYm.GpSuYkSDZertOtN3MW',
};

/** The people of the two accounts in the README. The client is on the third of seven days of the trial. */
export function demoPeople(now: Date): { admin: Person; client: Person } {
  return {
    admin: { ...admin, joinedAt: daysAfter(now, -420), lastSignInAt: daysAfter(now, -1) },
    client: { ...client, joinedAt: daysAfter(now, -2), lastSignInAt: daysAfter(now, -0.5) },
  };
}
