declare module 'virtual:desk' {
  import type { CmsConfig } from '@sveltia/cms';
  import type { Shape } from '../../config/shape.ts';

  export const config: CmsConfig;
  export const files: Record<string, string>;
  export const formats: { format: string; extension: string; shape: Shape }[];
}
