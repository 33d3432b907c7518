// Makes the database that all others begin as a copy of, where none is kept.
import { isClusterKept } from '../database/cluster.ts';
import { openTestDatabase } from './auth-fixture.ts';

if (!(await isClusterKept())) await (await openTestDatabase()).close();
