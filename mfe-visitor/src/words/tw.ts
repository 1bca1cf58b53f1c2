export const words = { exhibitors: { title: '參展商名單' } };
