declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island after the visitor's first move (src/islands/wake.ts). */
    'client:wake'?: boolean;
  }
}

export {};
