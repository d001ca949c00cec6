/** Of a process to PostgreSQL. */
export const mostConnections = 12
