export const words = { exhibitors: { title: 'Exhibitor List' } };
