import { HotelRecord } from '../hotels/hotels.records.ts';

/**
 * Records that pages show whole, in the order of their file: one kind a file, each with an `Id`, all in the table `page_records`. A new kind is one line
 * here, its schema beside the feature that shows it, and its lines in `organiser/seed/parts`.
 */
export const pageFiles = {
  hotels: HotelRecord,
} as const;
export type PageFile = keyof typeof pageFiles;
export const pageKinds = Object.keys(pageFiles) as PageFile[];
