/** Packages with machine code or threads of their own, which they look for beside themselves. */
export const WITH_FILES = ['sharp', '@resvg/resvg-js', 'piscina'];

/** Those that production has no use for: the embedded PostgreSQL finds its programs by itself. */
export const OF_DEVELOPMENT = ['vite', '@fastify/middie', 'pg-native'];
