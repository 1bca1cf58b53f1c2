import { exhibitorInquiryForm } from '@dswine/shared/fair/exhibitor-inquiry-form';
import type { Forms } from '@dswine/shared/section/join-section';

/** The forms that `section.json` names. */
export const forms = { 'exhibitor-inquiry': exhibitorInquiryForm } satisfies Forms;
