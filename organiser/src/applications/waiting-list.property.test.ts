import fc from 'fast-check';
import { openMemoryStore } from '../store/open-store.ts';
import type { ApplicationRow, Database } from '../store/tables.ts';
import { listStanding, countTaken } from './applications.repository.ts';
import { confirmApplication, placeApplication, requeueApplication, withdrawApplication } from './change-application.ts';
import { fillPlaces } from './fill-places.ts';
import { joinLine } from './waiting-list.ts';
