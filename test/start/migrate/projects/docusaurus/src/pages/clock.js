const now = document.title;

export default () => <p title={now}>What time is it?</p>;
