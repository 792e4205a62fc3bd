declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island after the visitor's first move (src/islands/on-interaction.ts). */
    'client:interaction'?: boolean;
  }
}

declare global {
  namespace astroHTML.JSX {
    interface ScriptHTMLAttributes {
      /** The first drawing waits for it; only in the head. */
      blocking?: 'render';
    }
  }
}

export {};
