declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island after the visitor's first move (src/islands/on-interaction.ts). */
    /** Without a value on every device, else where the media query matches. */
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
