import { listServices } from '../list/list-services.ts';
import { createAssistant } from './assistant.store.ts';

export const assistant = createAssistant(listServices);
