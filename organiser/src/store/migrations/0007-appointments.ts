import { createTables } from './create-table.ts';

export const appointmentTables = createTables({
  appointments: {
    columns: {
      id: 'text',
      edition: 'text',
      exhibitor_id: 'text',
      submission_id: 'text',
      person: 'text',
      state: 'text',
      slots: 'text',
      proposals: 'text',
      slot: 'text?',
      note: 'text',
      sequence: 'integer',
      created_at: 'text',
      changed_at: 'text',
    },
    key: ['id'],
    unique: [['submission_id']],
    indexes: [['edition', 'exhibitor_id']],
  },
  confirmed_slots: {
    columns: {
      appointment_id: 'text',
      edition: 'text',
      exhibitor_id: 'text',
      person: 'text',
      slot: 'text',
    },
    key: ['appointment_id'],
    unique: [
      ['edition', 'exhibitor_id', 'slot'],
      ['edition', 'person', 'slot'],
    ],
    belongsTo: { column: 'appointment_id', table: 'appointments' },
  },
  appointment_keys: {
    columns: { token_hash: 'text', appointment_id: 'text', role: 'text', expires_at: 'text' },
    key: ['token_hash', 'appointment_id'],
    indexes: [['appointment_id'], ['expires_at']],
    belongsTo: { column: 'appointment_id', table: 'appointments' },
  },
});
