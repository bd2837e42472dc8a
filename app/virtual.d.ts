declare module 'virtual:generated.css';
