export const grantsKey = ['grants'];
export const projectsKey = ['projects'];
