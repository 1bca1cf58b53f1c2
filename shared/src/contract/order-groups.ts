/** What exhibitors order, in the order of the form. Upgrades are the paid services. */
export const orderGroups = ['power', 'storage', 'furniture', 'people', 'upgrade'] as const;
/** Lists of people that are ordered by name, and the fields of the form that hold them. */
export const orderLists = ['Passes', 'Staff'] as const;
export type OrderList = (typeof orderLists)[number];
