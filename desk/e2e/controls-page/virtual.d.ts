declare module 'virtual:desk' {
  export const config: import('@sveltia/cms').CmsConfig;
  export const files: Record<string, string>;
  export const formats: { format: string; extension: string; shape: import('../../config/shape.ts').Shape }[];
}
