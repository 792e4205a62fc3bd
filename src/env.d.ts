declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island after the visitor's first move, with a media query only where that matches (src/islands/on-interaction.ts). */
    'client:interaction'?: boolean | string;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The folder in which the painted social cards of earlier builds are kept, with a slash at the end. */
    readonly CARD_CACHE: string;
  }
  namespace astroHTML.JSX {
    interface ScriptHTMLAttributes {
      /** The first drawing waits for it; only in the head. */
      blocking?: 'render';
    }
  }
}

export {};
