import type {
  FoundAppointment,
  OpenSlots,
  OwnAppointment,
} from '@dswine/shared/contract/appointments';
import type { Locale } from '@dswine/shared/section/section';

const slotAt = (time: string) => `2026-04-17T${time}:00+08:00`;

export function sampleSlots(locale: Locale): OpenSlots {
  return {
    Slots: [slotAt('10:00'), slotAt('10:30'), slotAt('11:00')],
    Products: [{ Id: '20001', Name: locale === 'tw' ? '白酒' : 'White wine' }],
  };
}

/** A request as the exhibitor sees it. */
export function sampleAppointment(
  locale: Locale,
  changes: Partial<OwnAppointment> = {},
): FoundAppointment {
  return {
    Found: 'shown',
    Appointment: {
      Id: '7c3f9f0e-5d52-4a51-9a53-9b2c3c1d0e11',
      State: 'requested',
      Exhibitor: { Id: '1002', Name: locale === 'tw' ? '雪待酒造' : 'Yukimachi Shuzo' },
      Booths: ['C0305'],
      Slots: [slotAt('10:30'), slotAt('11:00')],
      Proposals: [],
      Reference: 'DSW-7K3M-Q9TX',
      Role: 'exhibitor',
      Acceptable: [slotAt('10:30')],
      Open: [slotAt('14:00'), slotAt('14:30')],
      Facts: [{ Label: locale === 'tw' ? '公司名稱' : 'Company', Value: 'Thames Drinks' }],
      ...changes,
    },
  };
}
