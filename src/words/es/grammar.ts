export * from '#lib/spanish.ts';
